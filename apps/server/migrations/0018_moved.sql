-- A browser that asks with the uuid a session had before is told so.
create index session_former_idx on session (former_uuid) where former_uuid is not null;
