-- Every figure that HR sees is a count of teams by day and by what they did or answered. The counts of whole months
-- make a year cheap to read, those of days make any period right.
create table insight_count (
  grain text not null check (grain in ('day', 'month')),
  version_slug text not null,
  starts date not null,
  measure text not null,
  value text not null,
  teams integer not null,
  primary key (grain, version_slug, starts, measure, value)
) with (fillfactor = 70);

-- What is not yet added to the counts. Only ever appended to, so that no team waits for another one at a counter;
-- who reads counts reads these too.
create table insight_change (
  version_slug text not null,
  day date not null,
  measure text not null,
  value text not null,
  teams integer not null
);
