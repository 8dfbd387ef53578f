-- A shorter retention waits until retention_next_at. Until then retention_months stays what erases, so that a node of the
-- release before, which knows nothing of the wait, does not erase earlier.
alter table organisation
  add column retention_next integer check (retention_next > 0),
  add column retention_next_at timestamptz,
  -- the e-mail address of the owner who asked, and when
  add column retention_asked_by text,
  add column retention_asked_at timestamptz,
  -- an owner chose how long, or to keep sessions for ever
  add column retention_decided boolean not null default false,
  add check ((retention_next is null) = (retention_next_at is null));
