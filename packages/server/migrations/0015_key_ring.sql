-- The product's own keys, each wrapped by the master key, which is kept elsewhere. That they can be
-- unwrapped is the proof, at every start, that the master key is the one of this database.
create table system_keys (
  name text primary key,
  -- Which master key wrapped it.
  master_id text not null,
  wrapped bytea not null
);
alter table system_keys enable row level security;
alter table system_keys force row level security;
create policy system_only on system_keys
  using (current_setting('app.scope', true) = 'system')
  with check (current_setting('app.scope', true) = 'system');
grant select, insert, update on system_keys to plumbline_app;
