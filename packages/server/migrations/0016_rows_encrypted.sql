-- Claim data is kept encrypted: names, documents, lines and findings become sealed bytes. What
-- earlier versions stored moves aside into the tables `*_in_clear`, which the application empties at
-- its next start, before it serves anything (it has the keys, a migration has not).

-- A key for each account, wrapped by the master key: without it nothing of the account can be read.
create table account_keys (
  user_id uuid not null references users (id) on delete cascade,
  version integer not null check (version > 0),
  master_id text not null,
  wrapped bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, version)
);

select set_config('app.scope', 'system', true);

create table uploads_in_clear as
  select user_id, id, upload_name, file_name, file_sha256, file_key, results_key, error_message, document
  from uploads;
alter table uploads_in_clear
  add primary key (user_id, id),
  add foreign key (user_id, id) references uploads (user_id, id) on delete cascade;

drop index uploads_same_file;
alter table uploads
  -- Sealed with the account's key: what the form and the file are called, and what was said of it.
  add column names bytea,
  add column error bytea,
  -- A keyed hash of the file, by which the account's same file is found again.
  add column file_mark bytea,
  -- Lines and dollars by category, for totals; no claim's.
  add column category_totals jsonb;
update uploads set category_totals = document #> '{summary,byCategory}';
alter table uploads
  drop column upload_name,
  drop column file_name,
  drop column file_sha256,
  drop column error_message,
  drop column document;
-- The audit document without its claims, sealed with the upload's key for results.
alter table uploads add column document bytea;
create index uploads_same_file on uploads (user_id, file_mark);
-- Writes the table anew: a dropped column, or an old version of a row, would else stay on the disk.
cluster uploads using uploads_pkey;

alter table claims rename to claims_in_clear;
alter table claims_in_clear rename constraint claims_pkey to claims_in_clear_pkey;
drop index claims_by_flag, claims_by_savings, claims_by_charge, claims_by_date, claims_with_findings,
  claims_of_patient;
alter table findings rename to findings_in_clear;
alter table findings_in_clear rename constraint findings_pkey to findings_in_clear_pkey;

create table claims (
  user_id uuid not null,
  upload_id uuid not null,
  -- Position among the lines of the file, 0 first.
  line integer not null,
  row integer not null,
  error_flag text not null check (error_flag in ('Clean', 'Flagged', 'Needs Review', 'Pending')),
  categories text[] not null default '{}',
  -- The numbers of the findings that stand at this line, the weightiest first.
  finding_numbers integer[] not null default '{}',
  savings_cents bigint not null default 0,
  -- A keyed hash that differs by account.
  patient_hash bytea,
  service_day integer,
  charge_cents bigint,
  -- Everything else of the line, sealed with the upload's key for results.
  sealed bytea not null,
  primary key (user_id, upload_id, line),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);
create index claims_by_savings on claims (upload_id, (-savings_cents), line);
create index claims_by_charge on claims
  (upload_id, (-coalesce(charge_cents, -9007199254740991)), line);
create index claims_by_date on claims (upload_id, (coalesce(service_day, 2147483647)), line);
create index claims_by_flag on claims (upload_id, error_flag, line) where error_flag <> 'Clean';
create index claims_with_findings on claims (upload_id, line) where categories <> '{}';
create index claims_of_patient on claims (user_id, patient_hash, service_day);

create table findings (
  user_id uuid not null,
  upload_id uuid not null,
  number integer not null,
  rule_id text not null,
  sealed bytea not null,
  primary key (user_id, upload_id, number),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);

-- What a search looks through, some thousand lines in each part.
create table search_parts (
  user_id uuid not null,
  upload_id uuid not null,
  first_line integer not null,
  sealed bytea not null,
  primary key (user_id, upload_id, first_line),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);

do $$
declare
  protected text;
begin
  foreach protected in array
    array['account_keys', 'claims', 'findings', 'search_parts', 'uploads_in_clear']
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
  -- A new database has nothing to encrypt.
  if not exists (select from uploads_in_clear) then
    drop table uploads_in_clear, claims_in_clear, findings_in_clear;
  else
    -- Emptied, their files go as well, which deleting rows alone does not do.
    grant truncate on uploads_in_clear, claims_in_clear, findings_in_clear to plumbline_app;
  end if;
  perform set_config('app.scope', '', true);
end
$$;
