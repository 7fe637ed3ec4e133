-- What a table of customers' rows needs, in one place: a migration that makes one ends with
--   select hold_to_account('its_name');
-- The table has a column user_id. Earlier migrations spell the same out, and stay as they are.
create function hold_to_account(held regclass) returns void
  language plpgsql
  set search_path = pg_catalog, public
as $function$
begin
  execute format('alter table %s enable row level security', held);
  execute format('alter table %s force row level security', held);
  execute format(
    $policy$create policy tenant on %s
      using (
        user_id = nullif(current_setting('app.tenant', true), '')::uuid
        or current_setting('app.scope', true) = 'system'
      )
      with check (
        user_id = nullif(current_setting('app.tenant', true), '')::uuid
        or current_setting('app.scope', true) = 'system'
      )$policy$,
    held
  );
  execute format('grant select, insert, update, delete on %s to plumbline_app', held);
end
$function$;

-- For migrations alone.
revoke all on function hold_to_account(regclass) from public;
