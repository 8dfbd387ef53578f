-- The room of a session, which phones may join while it is open. All of it but the row itself goes when the room is
-- closed; the row goes a day later, so that its number keeps growing if the room is opened again.
create table room (
  session_id bigint primary key references session on delete cascade,
  code text not null,
  -- grows with every change of the room, its seats, ballots and listeners
  number bigint not null default 1,
  locked boolean not null default false,
  -- the shared screen's word
  page smallint not null,
  film jsonb,
  timer jsonb,
  blocked text,
  -- what is or was asked last, and what was revealed of it
  asked text,
  tally jsonb,
  wish text,
  wish_number bigint,
  -- SHA-256 of the secret that makes one phone the leader's
  pair_hash bytea unique,
  pair_until timestamptz,
  -- how many seats were ever taken: numbers are not used again
  seated smallint not null default 0,
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index room_code_key on room (code) where closed_at is null;
create index room_opened_idx on room (opened_at);

-- Codes of the last day, so that none is used again while somebody may still have it on a screen. It says nothing of
-- whose they were.
create table room_code (
  code text primary key,
  taken_at timestamptz not null default now()
);

create table seat (
  id bigint generated always as identity primary key,
  session_id bigint not null references room on delete cascade,
  number smallint not null,
  look smallint not null,
  role text not null check (role in ('member', 'leader')),
  -- SHA-256 of the token in the phone's cookie
  token_hash bytea not null unique,
  unique (session_id, number),
  unique (session_id, look)
);

-- What a seat gave for a question that was not revealed yet. At the reveal it becomes part of the tally, without the
-- seat, and is deleted.
create table ballot (
  session_id bigint not null,
  asked text not null,
  seat_id bigint not null references seat on delete cascade,
  value text not null,
  primary key (session_id, asked, seat_id)
);
create index ballot_seat_idx on ballot (seat_id);

-- The nodes that live, and the streams that each of them holds open: who listens in a room is known on every node. What
-- a node leaves that falls silent is deleted by another one.
create unlogged table live_node (
  id uuid primary key,
  heard_at timestamptz not null default now()
);
create unlogged table listener (
  node_id uuid not null references live_node on delete cascade,
  -- counted by the node
  id integer not null,
  session_id bigint not null references room on delete cascade,
  -- null for a shared screen
  seat_id bigint references seat on delete cascade,
  primary key (node_id, id)
);
create index listener_room_idx on listener (session_id, seat_id);
create index listener_seat_idx on listener (seat_id);
