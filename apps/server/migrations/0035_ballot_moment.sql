-- When the ballot arrived, in microseconds: of two of one seat the later one counts, whichever is stored last. 0 is before
-- every other, as for a node of the release before, which does not say it.
alter table ballot add column at bigint not null default 0;
