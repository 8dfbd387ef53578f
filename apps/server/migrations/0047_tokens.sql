-- Tokens with which other programs read. The token itself is kept nowhere.
create table api_token (
  id integer generated always as identity primary key,
  name text not null,
  scope text not null check (scope in ('totals', 'results')),
  hash bytea not null unique,
  -- its last four signs, by which people tell tokens apart
  ending text not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at <= created_at + interval '366 days'),
  -- an owner ended it before that
  ended_at timestamptz,
  -- noted at most every five minutes
  used_at timestamptz,
  -- owners were mailed that it ends soon
  warned_at timestamptz
);

-- How often each token was used, in UTC days; each day that is over becomes an entry of the audit log.
create table api_token_use (
  token_id integer not null references api_token on delete cascade,
  day date not null,
  uses integer not null,
  primary key (token_id, day)
) with (fillfactor = 50);
