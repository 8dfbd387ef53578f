-- The index of the open rooms' codes covered every statement on an open room: with figures of an empty table, PostgreSQL
-- then read all open rooms to find one by its session. As an expression it serves whoever looks for a code, and no other.
create unique index room_open_code_key on room ((case when closed_at is null then code end));
drop index room_code_key;

-- A room changes with every ballot. With room left on its page a new version needs no entry in any index.
alter table room set (fillfactor = 50);
