-- A customer reads what concerns the customer's own account, within the customer's transaction.
create policy own_trail on audit_trail for select
  using (target_id = nullif(current_setting('app.tenant', true), '')::uuid);

-- Counted each time that an anchor is kept outside the database.
create index audit_trail_acknowledged on audit_trail (sequence) where action = 'restore-acknowledged';
