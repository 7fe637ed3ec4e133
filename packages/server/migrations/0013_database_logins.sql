-- What was applied is the owner's to write; the application reads it to know whether it may start.
revoke insert, update, delete on migrations from plumbline_app;
grant select on migrations to plumbline_app;
