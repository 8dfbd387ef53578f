-- Until when the attempts of one address of the network have used its time up: the next one that is delayed begins
-- there, so many at once take as long as one after the other.
alter table login_attempt add column free_at timestamptz;
