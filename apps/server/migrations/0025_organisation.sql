-- The organisation whose teams play. One deployment serves one, so there is one row; owners change it.
create table organisation (
  id boolean primary key default true check (id),
  name text not null default '',
  -- the file of the logo in the photo store, and the kind of picture it is
  logo_key text,
  -- by the slug of a version; a version that is not named has the address of its content
  support jsonb not null default '{}',
  default_lang text not null,
  time_zone text not null,
  -- null keeps sessions for ever
  retention_months integer check (retention_months > 0),
  -- whom to ask for erasure; null says: the HR department
  privacy_contact text,
  -- mail domains whose addresses may start a session; none lets every domain
  email_domains text[] not null default '{}',
  -- everybody who signs in with a password also needs a code
  factor_required boolean not null default false,
  changed_at timestamptz not null default now()
);
