-- A session whose address was proven by a mail got a new uuid at that moment; whoever held the one before is out.
alter table session add column proven_at timestamptz, add column former_uuid uuid;

-- How often an address was mailed because somebody entered it.
create table mailbox (
  -- SHA-256 of the address as it is compared: the address itself is not stored
  key bytea primary key,
  -- since the address was last proven
  mails integer not null,
  last_at timestamptz not null default now(),
  proven_at timestamptz
);

-- What the last mails let a browser do that has not held the session before. Takes the place of resume_code, which the
-- release before still uses and a later one drops.
create table resume_mail (
  id bigint generated always as identity primary key,
  session_id bigint not null references session on delete cascade,
  -- SHA-256 of the typed code and of the secret in the link, neither of which is stored
  code_hash bytea not null,
  link_hash bytea not null unique,
  attempts smallint not null default 0,
  expires_at timestamptz not null
);
create index resume_mail_session_idx on resume_mail (session_id);
