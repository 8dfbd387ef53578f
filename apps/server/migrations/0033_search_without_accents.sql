-- Search finds a name however its accents are typed. Comes with PostgreSQL, and the owner of a database may add it.
create extension if not exists unaccent;

-- An index needs an immutable function, and unaccent() is only stable, because its rules can be changed. The body is
-- parsed once, here, so it finds the rules whatever the search path is, also while a dump is restored.
create function searchable(text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, $1));

create index session_searchable_idx on session
  using gin (searchable(' ' || coalesce(name, '') || ' ' || email_key) gin_trgm_ops)
  with (fastupdate = off)
  where finished_at is not null;
-- How common a word is decides how to find it, see 0006.
create statistics session_searchable_stats on (searchable(' ' || coalesce(name, '') || ' ' || email_key)) from session;
analyze session;

-- session_search_idx stays: the release before this one searches by it.
