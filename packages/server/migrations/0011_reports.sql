-- What of an audit is kept encrypted: members' own numbers, and the reports as they were made. Each
-- upload has a key of its own for them, wrapped by the key that is kept outside the database.
alter table uploads
  add column results_key bytea,
  -- How often it was audited to the end: a report is of one of these audits.
  add column audit_version integer not null default 0,
  -- What audited it last; unknown of audits before this column.
  add column product_version text;
do $$
begin
  perform set_config('app.scope', 'system', true);
  update uploads set audit_version = 1 where status = 'completed';
  perform set_config('app.scope', '', true);
end
$$;

create table member_numbers (
  user_id uuid not null,
  upload_id uuid not null,
  part integer not null,
  sealed bytea not null,
  primary key (user_id, upload_id, part),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);

-- A report is made once for each choice, and the same bytes are sent ever after.
create table reports (
  user_id uuid not null,
  upload_id uuid not null,
  audit_version integer not null,
  edition text not null check (edition in ('full', 'summary')),
  members text not null check (members in ('tail', 'whole')),
  sealed bytea not null,
  made_at timestamptz not null default now(),
  primary key (user_id, upload_id, audit_version, edition, members),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);

do $$
declare
  protected text;
begin
  foreach protected in array array['member_numbers', 'reports']
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
