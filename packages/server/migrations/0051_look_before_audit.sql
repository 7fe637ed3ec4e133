-- Before an audit that is not certain of its file its owner is asked; what was asked and answered is sealed.
alter table uploads
  -- When to ask: null never, or not any more.
  add column ask text check (ask in ('unsure', 'always')),
  -- How the file was understood, with values of it, until that is answered. By the results key.
  add column look bytea,
  -- What its owner said of its columns. By the results key.
  add column mapping bytea;

-- What an account said of the columns of files with the same headings.
create table column_mappings (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- Keyed hash of the headings.
  headers_mark bytea not null,
  version integer not null default 1,
  -- Name, headings and mapping, by the account's key.
  sealed bytea not null,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, headers_mark)
);

do $$
begin
  alter table column_mappings enable row level security;
  alter table column_mappings force row level security;
  create policy tenant on column_mappings
    using (
      user_id = nullif(current_setting('app.tenant', true), '')::uuid
      or current_setting('app.scope', true) = 'system'
    )
    with check (
      user_id = nullif(current_setting('app.tenant', true), '')::uuid
      or current_setting('app.scope', true) = 'system'
    );
  grant select, insert, update, delete on column_mappings to plumbline_app;
end
$$;
