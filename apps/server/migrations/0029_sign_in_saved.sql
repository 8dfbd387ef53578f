-- What an owner saved of company sign-in. It becomes the row of company_sign_in, which is what people get, once a trial
-- with it has come back. While there is none, saved is what is in use.
create table company_sign_in_saved (
  id boolean primary key default true check (id),
  is_on boolean not null,
  issuer text not null,
  client_id text not null,
  -- sealed, as the one in use
  client_secret bytea,
  client_secret_end text,
  domains text[] not null,
  only_invited boolean not null,
  first_role text not null check (first_role in ('analyst', 'author')),
  is_only_way boolean not null,
  emergency_id integer references hr_account on delete set null,
  -- when a trial with exactly these settings came back
  tested_at timestamptz,
  saved_at timestamptz not null default now()
);
