-- films, captions, pictures and PDFs of the organisation that were read and are fine, named by their hash
create table studio_file (
  file text primary key,
  kind text not null,
  bytes bigint not null,
  seconds double precision,
  width integer,
  height integer,
  -- of captions: their sentences with their times
  cues jsonb,
  -- what an author called it, to show it again
  name text not null default '',
  -- when it was uploaded or last put into a draft: what no edition names goes a day after
  used_at timestamptz not null default now()
);

create table studio_upload (
  id text primary key,
  kind text not null,
  name text not null default '',
  bytes bigint not null,
  state text not null default 'uploading',
  -- why it was refused
  code text,
  file text,
  at timestamptz not null default now(),
  -- one request at a time, on whichever node: the holder extends the time while it works
  lock_key uuid,
  locked_until timestamptz,
  release_asked boolean not null default false
);
create index studio_upload_at on studio_upload (at);
