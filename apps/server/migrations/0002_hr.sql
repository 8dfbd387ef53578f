create table hr_account (
  id integer generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  created_at timestamptz not null default now()
);

create table hr_token (
  -- SHA-256 of the token: the token itself is never stored
  hash bytea primary key,
  account_id integer not null references hr_account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index hr_token_account_idx on hr_token (account_id);
