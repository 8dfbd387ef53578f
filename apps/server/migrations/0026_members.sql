-- A member is an HR account with a role. Whoever has an account already sees everything, so is an owner.
alter table hr_account
  add column name text,
  add column role text not null default 'owner' check (role in ('owner', 'analyst', 'author')),
  add column seen_at timestamptz,
  -- of the company's identity provider; null for who never came from there
  add column issuer text,
  add column subject text,
  -- the secret of the time-based codes, encrypted, and since when it counts
  add column factor_secret bytea,
  add column factor_since timestamptz,
  -- one that no code has confirmed yet; until then the one before goes on
  add column factor_next bytea,
  -- the last step of time whose code was used: a code works once
  add column factor_step bigint,
  -- null for who signs in with the company's account only
  alter column password_hash drop not null;
alter table hr_account alter column role drop default;
create unique index hr_account_subject_idx on hr_account (issuer, subject) where subject is not null;

alter table hr_token
  add column id bigint generated always as identity unique,
  -- the browser and system it was made on, in words such as Firefox, Windows
  add column device text,
  -- when its holder last proved who they are
  add column proven_at timestamptz not null default now(),
  -- it was got at the company, not with a password
  add column by_company boolean not null default false;

create table recovery_code (
  account_id integer not null references hr_account on delete cascade,
  -- SHA-256 of the account and the code: the code itself is never stored
  hash bytea not null,
  used_at timestamptz,
  primary key (account_id, hash)
);

create table invitation (
  id integer generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  role text not null check (role in ('owner', 'analyst', 'author')),
  -- the language of the mail
  lang text not null,
  -- SHA-256 of the secret in the link; null until the mail goes out
  hash bytea unique,
  -- the address of who invited
  invited_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table password_reset (
  account_id integer primary key references hr_account on delete cascade,
  hash bytea unique,
  expires_at timestamptz not null
);

-- Which actions there are is said once, in the contract: a new one needs no migration.
alter table audit_line drop constraint audit_line_what_check;
alter table audit_line
  -- the address of the member whom it concerns
  add column whom text,
  -- what of it changed: names of settings, a role; never what a setting holds
  add column detail text,
  -- it was written to the log, where AUDIT_LOG asks for that
  add column told boolean not null default false;
