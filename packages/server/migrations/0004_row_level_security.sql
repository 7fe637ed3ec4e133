-- Forced, so that even the owner is bound; USING for reads, WITH CHECK for writes.
do $$
declare
  protected record;
begin
  for protected in
    select table_name, case table_name when 'users' then 'id' else 'user_id' end as tenant
    from information_schema.tables
    where table_schema = current_schema()
      and table_name in (
        'users', 'sessions', 'usage_months', 'credit_entries', 'refund_requests', 'uploads', 'claims',
        'findings'
      )
  loop
    execute format('alter table %I enable row level security', protected.table_name);
    execute format('alter table %I force row level security', protected.table_name);
    execute format(
      $policy$create policy tenant on %1$I
        using (
          %2$I = nullif(current_setting('app.tenant', true), '')::uuid
          or current_setting('app.scope', true) = 'system'
        )
        with check (
          %2$I = nullif(current_setting('app.tenant', true), '')::uuid
          or current_setting('app.scope', true) = 'system'
        )$policy$,
      protected.table_name, protected.tenant
    );
  end loop;
end
$$;

do $$
declare
  protected text;
begin
  foreach protected in array array[
    'checkouts', 'payment_events', 'deletions', 'sign_in_attempts', 'audit_trail', 'audit_trail_head'
  ]
  loop
    execute format('alter table %I enable row level security', protected);
    execute format('alter table %I force row level security', protected);
    execute format(
      $policy$create policy system_only on %I
        using (current_setting('app.scope', true) = 'system')
        with check (current_setting('app.scope', true) = 'system')$policy$,
      protected
    );
  end loop;
end
$$;
-- A customer's own acts are appended within the customer's transaction.
create policy own_acts on audit_trail for insert
  with check (target_id = nullif(current_setting('app.tenant', true), '')::uuid);
create policy link on audit_trail_head using (true) with check (true);

grant usage on schema public to plumbline_app;
grant select, insert, update, delete on all tables in schema public to plumbline_app;
revoke update, delete, truncate on audit_trail from plumbline_app;
revoke delete on audit_trail_head, deletions from plumbline_app;
