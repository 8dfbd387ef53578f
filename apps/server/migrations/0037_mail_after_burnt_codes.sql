-- Too many wrong codes end a code before its mail's pause is over. Then one mail more may go, once until the next regular one.
alter table mailbox add column extra_mail boolean not null default false;
