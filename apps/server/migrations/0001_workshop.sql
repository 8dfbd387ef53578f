create table content_revision (
  id integer generated always as identity primary key,
  version_slug text not null,
  hash text not null,
  workshop jsonb not null,
  published_at timestamptz not null default now(),
  unique (version_slug, hash)
);

create table session (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  revision_id integer not null references content_revision,
  version_slug text not null,
  email text not null,
  -- trimmed and case-folded: what resuming compares
  email_key text not null,
  position smallint not null default 1 check (position >= 1),
  name text,
  photo_key text,
  started_at timestamptz not null default now(),
  -- the survey was passed
  finished_at timestamptz,
  -- the download page was reached: the e-mail address may start anew
  completed_at timestamptz
);

-- at most one open session for an e-mail address and version, whatever arrives at once
create unique index session_open_key on session (email_key, version_slug) where completed_at is null;
create index session_finished_idx on session (finished_at desc, id desc) where finished_at is not null;

create table answer (
  session_id bigint not null references session on delete cascade,
  question_id integer not null,
  value text not null,
  -- milliseconds; an earlier answer never replaces a later one
  given_at bigint not null,
  primary key (session_id, question_id)
) with (fillfactor = 80);

create table opinion (
  session_id bigint not null references session on delete cascade,
  type text not null check (type in ('experience', 'relevant')),
  score smallint not null check (score between 0 and 4),
  primary key (session_id, type)
);
