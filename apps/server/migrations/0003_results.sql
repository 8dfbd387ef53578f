-- What the dashboard needs to page, sort and search through any number of finished sessions. All of it leaves
-- sessions alone that are still being played, so that a step of theirs touches no index.

-- Comes with PostgreSQL, and the owner of a database may add it.
create extension if not exists pg_trgm;

create index session_version_idx on session (version_slug, finished_at, id) where finished_at is not null;
create index session_name_idx on session ((lower(coalesce(name, '')) collate "C"), id) where finished_at is not null;
create index session_email_idx on session (email_key collate "C", id) where finished_at is not null;

-- Any part of the name or the address. Written at once: a list of pending entries would slow down the readers.
create index session_search_idx on session
  using gin ((' ' || lower(coalesce(name, '')) || ' ' || email_key) gin_trgm_ops)
  with (fastupdate = off)
  where finished_at is not null;

-- For erasing what was begun long ago and never finished.
create index session_unfinished_idx on session (started_at) where finished_at is null;
