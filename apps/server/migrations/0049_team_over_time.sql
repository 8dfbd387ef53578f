-- A session that HR joined to another team: it counts with the sessions of the address and version of `to_id`, and no
-- longer with those of its own. One step and no chain, so a team is two lookups.
create table session_join (
  session_id bigint primary key references session on delete cascade,
  to_id bigint not null references session on delete cascade,
  joined_at timestamptz not null default now(),
  check (session_id <> to_id)
);
create index session_join_to_idx on session_join (to_id);

-- Erasing the session that stands for a team leaves what was joined with the team, as long as it has another session.
create function keep_joined_sessions() returns trigger language plpgsql as $$
begin
  update session_join set to_id = other.id
  from (
    select id from session
    where email_key collate "C" = old.email_key and version_slug = old.version_slug and finished_at is not null
      and id <> old.id
    order by id desc limit 1
  ) as other
  where to_id = old.id and session_id <> other.id;
  return old;
end $$;
create trigger session_leaves_team before delete on session for each row
  when (old.finished_at is not null) execute function keep_joined_sessions();
