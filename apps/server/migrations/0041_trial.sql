-- A trial is a session of a draft: it has no address, and goes when its time is over.
alter table session
  add column trial_until timestamptz,
  alter column email_key drop not null,
  add constraint session_addressed check (email_key is not null or trial_until is not null) not valid;
create index session_trial_idx on session (trial_until) where trial_until is not null;

-- The sessions of teams: whatever counts, lists, mails or keeps sessions reads them here. A column that is added to
-- session later is added here, too.
create view team_session as
select id, uuid, revision_id, version_slug, email, email_key, position, name, photo_key, started_at, finished_at,
  completed_at, notice_at, notice_version, former_uuid, proven_at, lang, earlier_id, welcomed_at
from session where trial_until is null;

-- Opens a preview of a draft for a day, and nothing else.
create table preview_ticket (
  hash bytea primary key,
  account_id integer not null references hr_account on delete cascade,
  version_slug text not null,
  expires_at timestamptz not null
);
create index preview_ticket_account_idx on preview_ticket (account_id);

alter table published_version
  -- what the newest release brings, whether or not people have published since
  add column release_id integer references content_revision,
  -- the release whose changes the authors took over or passed over
  add column decided_id integer references content_revision;

-- the number of the latest change that an edition holds
alter table edition add column draft_number integer not null default 0;
create or replace function add_edition() returns trigger language plpgsql as $$
begin
  insert into edition (version_slug, number, revision_id, at, by, note, standard, draft_number)
  select new.version_slug, coalesce(max(number), 0) + 1, new.revision_id, new.published_at,
    case when new.by_people then new.published_by end, case when new.by_people then new.note else '' end,
    not new.by_people, new.draft_number
  from edition where version_slug = new.version_slug;
  return null;
end $$;
