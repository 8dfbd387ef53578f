-- How common a word is decides how to find it: a rare one by the index of its letters, a common one by going through
-- the newest until a page is full. An index of some rows only tells the planner nothing about that.
create statistics session_search_stats on (' ' || lower(coalesce(name, '')) || ' ' || email_key) from session;
analyze session;
