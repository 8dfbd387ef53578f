-- HR's counts of rounds and of the values of their label columns. As in insight_count, a finished, changed or erased team
-- only appends to round_change, and a job adds that up. 0 is the whole round, 1 and 2 are its label columns.
create table round_count (
  round_id integer not null references round on delete cascade,
  label smallint not null,
  label_value text not null,
  measure text not null,
  value text not null,
  teams integer not null,
  primary key (round_id, label, label_value, measure, value)
) with (fillfactor = 70);

create table round_change (
  round_id integer not null,
  labels text[] not null,
  measure text not null,
  value text not null,
  teams integer not null
);

-- Rounds in which a label of a counted team changed; the job counts them anew.
create table round_due (
  round_id integer not null
);

-- The funnel of each value of a label column. An erased invitee has no label, and counts under the empty value.
create table round_label (
  round_id integer not null references round on delete cascade,
  label smallint not null,
  name text not null,
  -- the first invitee with this value: the order of HR's list
  place integer not null,
  invited integer not null default 0,
  opened integer not null default 0,
  started integer not null default 0,
  finished integer not null default 0,
  primary key (round_id, label, name)
) with (fillfactor = 70);

-- What is kept of finished teams beside their answers, and goes with them.
create table team_action (
  session_id bigint not null references session on delete cascade,
  -- the question that asks for the action
  question_id integer not null,
  -- infinity if it has no date
  by date not null,
  indicator text,
  -- what the team said of it; empty while it said nothing
  word text not null,
  round_id integer,
  primary key (session_id, question_id)
);
create index team_action_word_idx on team_action (word, by, session_id, question_id);
create index team_action_round_idx on team_action (round_id, word, by, session_id, question_id)
  where round_id is not null;

-- What teams typed under Others.
create table others_text (
  session_id bigint not null references session on delete cascade,
  question_id integer not null,
  version_slug text not null,
  finished_at timestamptz not null,
  round_id integer,
  text text not null,
  primary key (session_id, question_id)
);
create index others_text_version_idx on others_text (version_slug, question_id, finished_at);
create index others_text_round_idx on others_text (round_id, question_id) where round_id is not null;

-- The scores of an invitee's finished session, to compare teams that came back.
create table round_score (
  invitee_id integer primary key references invitee on delete cascade,
  round_id integer not null,
  connect smallint,
  trust smallint,
  inspire smallint
);
create index round_score_round_idx on round_score (round_id);

-- Actions of all teams are added up over all months.
create index insight_action_idx on insight_count (measure, value)
  where grain = 'month' and (measure like 'action:%' or measure = 'acted');

-- By triggers, so that the funnels also follow a node of the release before. Their names come after those that count
-- the round, whose row is locked first.
create function count_added_labels() returns trigger language plpgsql as $$
begin
  insert into round_label as stored (round_id, label, name, place, invited, opened, started, finished)
  select round_id, label, scope.name, min(id), count(*), sum((stage >= 1)::int), sum((stage >= 2)::int),
    sum((stage >= 3)::int)
  from added_rows cross join lateral (values (1, coalesce(labels[1], '')), (2, coalesce(labels[2], '')))
    as scope (label, name)
  where withdrawn_at is null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (round_id, label, name) do update set invited = stored.invited + excluded.invited,
    opened = stored.opened + excluded.opened, started = stored.started + excluded.started,
    finished = stored.finished + excluded.finished;
  return null;
end $$;
create trigger invitee_added_labels after insert on invitee referencing new table as added_rows
  for each statement execute function count_added_labels();

create function count_changed_labels() returns trigger language plpgsql as $$
begin
  insert into round_label as stored (round_id, label, name, place, invited, opened, started, finished)
  select round_id, label, scope.name, min(id), sum(sign), sum(sign * (stage >= 1)::int), sum(sign * (stage >= 2)::int),
    sum(sign * (stage >= 3)::int)
  from (
    select id, round_id, labels, stage, 1 as sign from new_rows where withdrawn_at is null
    union all
    select id, round_id, labels, stage, -1 from old_rows where withdrawn_at is null
  ) as changed cross join lateral (values (1, coalesce(labels[1], '')), (2, coalesce(labels[2], '')))
    as scope (label, name)
  group by 1, 2, 3
  having (sum(sign), sum(sign * (stage >= 1)::int), sum(sign * (stage >= 2)::int), sum(sign * (stage >= 3)::int))
    <> (0, 0, 0, 0)
  order by 1, 2, 3
  on conflict (round_id, label, name) do update set invited = stored.invited + excluded.invited,
    opened = stored.opened + excluded.opened, started = stored.started + excluded.started,
    finished = stored.finished + excluded.finished;
  -- a value goes with the last invitee that had it
  delete from round_label where invited = 0 and (round_id, label, name) in (
    select round_id, label, scope.name from old_rows
      cross join lateral (values (1, coalesce(labels[1], '')), (2, coalesce(labels[2], ''))) as scope (label, name));
  return null;
end $$;
create trigger invitee_changed_labels after update on invitee referencing old table as old_rows new table as new_rows
  for each statement execute function count_changed_labels();

insert into round_label (round_id, label, name, place, invited, opened, started, finished)
select round_id, label, scope.name, min(id), count(*), sum((stage >= 1)::int), sum((stage >= 2)::int),
  sum((stage >= 3)::int)
from invitee cross join lateral (values (1, coalesce(labels[1], '')), (2, coalesce(labels[2], '')))
  as scope (label, name)
where withdrawn_at is null
group by 1, 2, 3;

-- Not where a session is erased: who erases it takes it out of the counts.
create function recount_round() returns trigger language plpgsql as $$
begin
  insert into round_due values (new.round_id);
  return null;
end $$;
create trigger invitee_relabelled after update of labels on invitee for each row
  when (new.session_id is not null and old.labels is distinct from new.labels and pg_trigger_depth() = 0)
  execute function recount_round();

create or replace function forget_invitee_of_session() returns trigger language plpgsql as $$
begin
  perform forget_invitees(array(select id from invitee where session_id = old.id));
  delete from round_score where invitee_id in (select id from invitee where session_id = old.id);
  update invitee set session_id = null, stood_at = old.position where session_id = old.id;
  return old;
end $$;
