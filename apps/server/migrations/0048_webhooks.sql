create table webhook (
  id integer generated always as identity primary key,
  url text not null,
  events text[] not null,
  -- sealed by SECRETS_KEY; the secret before also signs until its end
  secret bytea not null,
  secret_ending text not null,
  secret_before bytea,
  secret_before_until timestamptz,
  created_at timestamptz not null default now(),
  -- null while it is on
  off_at timestamptz default now(),
  off_why text not null default 'new' check (off_why in ('new', 'gone', 'failures')),
  -- tries that failed in a row
  failures integer not null default 0
);

-- What was or will be sent: ids only, no answers and no addresses. Kept for 7 days.
create table webhook_delivery (
  -- sent with every try, so that the receiver knows a repetition
  id uuid primary key default gen_random_uuid(),
  webhook_id integer not null references webhook on delete cascade,
  event text not null,
  body text not null,
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'missed', 'dropped')),
  tries smallint not null default 0,
  tried_at timestamptz,
  -- of the last try: the answer's status, or why there was none
  status smallint,
  fault text,
  took_ms integer,
  next_at timestamptz
);
create index webhook_delivery_log_idx on webhook_delivery (webhook_id, created_at desc);
create index webhook_delivery_age_idx on webhook_delivery (created_at);

-- When webhooks were told that the round is closed; rounds that closed before this release are not told.
alter table round add column closed_told_at timestamptz;
update round set closed_told_at = now() where closed_at is not null or closes_on < current_date;
