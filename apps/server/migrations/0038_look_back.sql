-- What a team writes when it looks back on its actions, weeks after its session, which it goes with.
create table look_back_note (
  session_id bigint not null references session on delete cascade,
  -- one look-back in one browser, whose name the browser makes
  visit uuid not null,
  -- expected, noticed, next, date, or action- and the question that asked for the action
  field text not null,
  value text not null,
  -- the later of two values counts, as with answers
  given_at bigint not null,
  primary key (session_id, visit, field)
);
-- the latest value of a field over all visits
create index look_back_note_latest_idx on look_back_note (session_id, field, given_at desc);

-- The key on the poster, by which a look-back is found. The same rule stands in features/team/look-back/key-service.ts.
create function look_back_wall_key(uuid uuid) returns bytea
  language sql immutable parallel safe
  return substr(sha256(substr(sha256(('look-back ' || uuid::text)::bytea), 1, 16)), 1, 16);
create index session_look_back_idx on session (look_back_wall_key(uuid)) where finished_at is not null;
