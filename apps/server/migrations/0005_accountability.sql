alter table hr_account add column disabled_at timestamptz;

-- Who did what and when, never what was seen.
create table audit_line (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- the address as it was then; the account may be gone
  who text not null,
  what text not null check (what in ('viewed', 'exported', 'erased', 'expired')),
  -- part of a hash of the session's uuid: says that two lines are about one session, and not about which
  team text,
  teams integer
);

create table export_ticket (
  -- SHA-256 of the ticket: the ticket itself is never stored
  hash bytea primary key,
  account_id integer not null references hr_account on delete cascade,
  -- the file that was asked for
  wanted jsonb not null,
  expires_at timestamptz not null
);
