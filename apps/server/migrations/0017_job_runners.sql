-- The processes that take jobs, and when each was last heard of. A process that is killed leaves its jobs locked; those
-- of one that fell silent are given to the others.
create table job_runner (
  id text primary key,
  heard_at timestamptz not null default now()
);
