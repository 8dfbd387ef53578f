-- Files in the store of photos are held against the rows that name them.
create index session_photo_key on session (photo_key) where photo_key is not null;
