-- Lists of findings that an account named, and rules that it takes for leads.
create table saved_views (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- Name and filter, sealed with the account's key: both may name a person.
  sealed bytea not null,
  -- Keyed hash of the name in small letters: no two views of an account have one name.
  name_mark bytea not null,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, name_mark)
);

-- From when to when an account took a rule for a lead; the open one holds.
create table rule_treatments (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  rule_id text not null,
  -- What the reviews said when somebody accepted it.
  reviewed integer not null,
  confirmed integer not null,
  made_by uuid not null,
  since timestamptz not null default now(),
  until timestamptz,
  primary key (user_id, id)
);
create unique index rule_treatments_now on rule_treatments (user_id, rule_id) where until is null;

do $$
declare
  protected text;
begin
  foreach protected in array array['saved_views', 'rule_treatments']
  loop
    execute format('alter table %I enable row level security', protected);
    execute format('alter table %I force row level security', protected);
    execute format(
      $policy$create policy tenant on %I
        using (
          user_id = nullif(current_setting('app.tenant', true), '')::uuid
          or current_setting('app.scope', true) = 'system'
        )
        with check (
          user_id = nullif(current_setting('app.tenant', true), '')::uuid
          or current_setting('app.scope', true) = 'system'
        )$policy$,
      protected
    );
    execute format('grant select, insert, update, delete on %I to plumbline_app', protected);
  end loop;
end
$$;
