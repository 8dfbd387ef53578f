-- Everything of the organisation as one file, made by a job for its owners. Its bytes lie beside the photos, in pieces,
-- and go a day after it is made; the row stays and says so.
create table take_out (
  id integer generated always as identity primary key,
  -- the e-mail address of the owner who asked
  asked_by text not null,
  asked_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'failed', 'gone')),
  -- sessions that are in it so far, and all of them
  done integer not null default 0,
  total integer not null default 0,
  -- the names of its pieces begin with this
  key uuid not null default gen_random_uuid(),
  pieces integer not null default 0,
  bytes bigint not null default 0,
  made_at timestamptz,
  downloads integer not null default 0,
  downloaded_by text
);
-- one at a time, whoever asks at once
create unique index take_out_one_key on take_out ((true)) where state in ('waiting', 'making');

-- Erasing the organisation begins at this moment, unless an owner stops it.
alter table organisation
  add column erase_at timestamptz,
  add column erase_asked_by text,
  add column erase_asked_at timestamptz;
