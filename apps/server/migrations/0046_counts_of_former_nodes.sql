alter table organisation
  -- when everything is counted anew, because a node of the release before counted into insight_count alone; null if none
  -- did
  add column recount_after timestamptz,
  -- how many teams a figure of a label needs
  add column smallest_group smallint not null default 5 check (smallest_group between 3 and 10);
update organisation set recount_after = now();

-- False if a node of the release before wrote it, which counts neither rounds nor actions.
alter table insight_change add column is_whole boolean not null default false;

-- Ten minutes after the last such row, so that all of it is counted anew once and not every minute. Skips a locked row:
-- counting anew holds it for minutes, and a team must not wait for that. The job looks at the rows as well.
create function recount_later() returns trigger language plpgsql as $$
begin
  update organisation set recount_after = now() + interval '10 minutes'
  where id = (select id from organisation
    where recount_after is null or recount_after < now() + interval '9 minutes' for update skip locked);
  return null;
end $$;
create trigger insight_change_former after insert on insight_change for each row
  when (not new.is_whole) execute function recount_later();
