-- Asking again can be undone for a few seconds: until then the tally that it put aside is kept, never a ballot.
alter table room add column undo_tally jsonb, add column undo_until timestamptz;
