-- For dropping the lines that are past their time.
create index audit_line_at_idx on audit_line (at);
