-- Thirds of a month, so that a period which begins and ends within months has fewer days to add up.
alter table insight_count drop constraint insight_count_grain_check;
alter table insight_count add constraint insight_count_grain_check check (grain in ('day', 'third', 'month'));

insert into insight_count (grain, version_slug, starts, measure, value, teams)
select 'third', version_slug,
  date_trunc('month', starts::timestamp)::date + least((extract(day from starts)::int - 1) / 10, 2) * 10,
  measure, value, sum(teams)
from insight_count where grain = 'day' group by 2, 3, 4, 5;
