-- Until now a score that a team never gave was counted as a 50, under the plain name of its indicator. Counts of scores
-- have another name now, so a count with one of these names is one of the release before; a job looks for them every
-- minute and counts everything anew while there are any.
create index insight_former_idx on insight_count (starts) where measure in ('connect', 'trust', 'inspire');
