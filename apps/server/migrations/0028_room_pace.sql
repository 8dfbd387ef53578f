-- When the team wants to finish and how it keeps to that, in the shared screen's word, for the leader's remote.
alter table room add column pace jsonb;
