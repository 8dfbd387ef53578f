-- Seats that whoever leads has removed, so that their phones can be told so for as long as the room is open.
create table removed_seat (
  -- as in the seat that was removed
  token_hash bytea primary key,
  session_id bigint not null references room on delete cascade
);
create index removed_seat_room_idx on removed_seat (session_id);
