-- Letters whose small form, or whose normal form, is that of another letter: the Kelvin sign became a k, and the
-- mailbox of somebody else. Addresses with one of them are compared as they were written, with A to Z made small.
update session
set email_key = translate(email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
where email ~ '[\u0130\u01c5\u01c8\u01cb\u01f2\u03f4\u1e9e\u1f88-\u1f8f\u1f98-\u1f9f\u1fa8-\u1faf\u1fbc\u1fcc\u1ffc\u2126\u212a\u212b]';

update hr_account
set email_key = translate(email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
where email ~ '[\u0130\u01c5\u01c8\u01cb\u01f2\u03f4\u1e9e\u1f88-\u1f8f\u1f98-\u1f9f\u1fa8-\u1faf\u1fbc\u1fcc\u1ffc\u2126\u212a\u212b]';
