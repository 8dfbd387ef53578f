-- The last completed session of the same address and version, of those that whoever started this one may open; empty
-- where there is none. What was decided there is shown before the first page. No foreign key: a session that is erased
-- while a team starts must not make the start fail, and an id that leads nowhere says nothing.
alter table session
  add column earlier_id bigint,
  -- the team has seen those actions, or skipped them
  add column welcomed_at timestamptz;
create index session_earlier_idx on session (earlier_id) where earlier_id is not null;
create index session_completed_idx on session (email_key, version_slug, completed_at) where completed_at is not null;

-- What became of an action of the earlier session, as the later one says it.
create table action_state (
  session_id bigint not null references session on delete cascade,
  -- the question of the earlier session that asked for the action
  question_id integer not null,
  state text not null check (state in ('done', 'under-way', 'not-yet', 'dropped')),
  primary key (session_id, question_id)
);

-- A team leader who wants a mail on the dates of the actions. There is no row without consent.
create table reminder (
  session_id bigint primary key references session on delete cascade,
  -- the moment of consent
  asked_at timestamptz not null default now(),
  -- in each mail, ends them all. Kept as it is, for every mail holds the same, and it opens nothing.
  stop_key uuid not null unique default gen_random_uuid(),
  -- the next day with an action to look back on
  next_on date,
  -- the last day whose mail was handed over
  mailed_on date
);
create index reminder_next_idx on reminder (next_on, session_id) where next_on is not null;

-- The room checks that a phone has reached. Worth nothing after a crash, so it is not logged.
create unlogged table room_check (
  code uuid primary key,
  at timestamptz not null default now()
);
