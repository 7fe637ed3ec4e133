-- Whether an audit of the account's own files was ever completed: its results stay readable when the gate closes.
alter table users add column has_results boolean not null default false;
update users set has_results = true
 where exists (
   select 1 from uploads where user_id = users.id and status = 'completed' and not is_sample
 );
-- Days after which uploads are deleted; null: kept until they are deleted.
alter table users add column retention_days integer check (retention_days between 1 and 3650);
-- When a session that an administrator left for the user view would have ended.
alter table sessions add column returns_until timestamptz;
-- Files and results that were found changed, moved or lost.
create index audit_trail_broken_seals on audit_trail (sequence) where action = 'seal-broken';
