-- The question that the shared screen would ask next, which the leader's remote names on its key.
alter table room add column due text;
