-- The day of a session is that of the organisation's time zone. The counts of insight are kept by day, so they are those
-- of one zone, and are made anew when it changes.
alter table organisation
  -- the zone of the days that the counts have; before this they were those of UTC
  add column counted_zone text not null default 'UTC',
  -- when all is counted once more: a node of the release before, or one that did not know of the change, counted meanwhile
  add column recount_at timestamptz;
