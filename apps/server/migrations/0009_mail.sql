-- Attempts to log in that have not succeeded, for an account and for an address of the network. Kept here, so that the
-- delay they earn holds on every node and after a restart.
create table login_attempt (
  -- SHA-256 of what is counted: neither the e-mail address nor that of the network is stored
  key bytea primary key,
  attempts integer not null,
  last_at timestamptz not null default now()
);

-- What a mail lets a browser do that has not held the session before. The latest mail counts.
create table resume_code (
  session_id bigint primary key references session on delete cascade,
  asked_at timestamptz not null default now(),
  -- SHA-256 of the typed code and of the secret in the link, neither of which is stored; empty until a mail goes out
  code_hash bytea,
  link_hash bytea unique,
  attempts smallint not null default 0,
  expires_at timestamptz
);

-- That the team leader was sent the link to the answers, or that the address took no mail.
create table results_mail (
  session_id bigint primary key references session on delete cascade,
  outcome text not null check (outcome in ('sent', 'refused')),
  at timestamptz not null default now()
);
