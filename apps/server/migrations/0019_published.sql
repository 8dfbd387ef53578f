-- which revision a new session of a version starts with
create table published_version (
  version_slug text primary key,
  revision_id integer not null references content_revision,
  -- false while only a release published it; what people published stays when a node starts
  by_people boolean not null default false,
  published_at timestamptz not null default now()
);
