-- The lists of erased sessions beside the photos that this database knows of. A database that was restored from a copy
-- does not know the later ones, and erases what they name once more.
create table erasure_list (
  name text primary key
);
