-- How members sign in with the company's own account, by OpenID Connect. One row, as there is one organisation.
create table company_sign_in (
  id boolean primary key default true check (id),
  is_on boolean not null default false,
  issuer text not null,
  client_id text not null,
  -- encrypted, and its last four signs, which an owner may see
  client_secret bytea,
  client_secret_end text,
  -- addresses of these domains belong to the company, and are sent there
  domains text[] not null default '{}',
  -- false: whoever the company lets in becomes a member with this role
  only_invited boolean not null default true,
  first_role text not null default 'analyst' check (first_role in ('analyst', 'author')),
  -- passwords work for one owner only, for the day on which the company's sign-in does not
  is_only_way boolean not null default false,
  emergency_id integer references hr_account,
  -- when a trial with these settings came back
  tested_at timestamptz
);

-- A sign-in that is under way at the company.
create table company_attempt (
  -- SHA-256 of the value in the browser's cookie
  hash bytea primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  purpose text not null check (purpose in ('sign-in', 'confirm', 'test')),
  -- whose login is confirmed or who tries, and the hash of that login
  token_hash bytea references hr_token (hash) on delete cascade,
  expires_at timestamptz not null
);
