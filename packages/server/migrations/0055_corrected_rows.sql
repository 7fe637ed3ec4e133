-- Rows that were set aside are kept whole, to be corrected, some thousand in each part.
create table set_aside_parts (
  user_id uuid not null,
  upload_id uuid not null,
  part integer not null,
  -- By the upload's key for results.
  sealed bytea not null,
  primary key (user_id, upload_id, part),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);

-- Files of corrected rows that belong to an upload's file, the first one first.
create table corrected_files (
  user_id uuid not null,
  upload_id uuid not null,
  number integer not null,
  -- An earlier upload was audited with it: its lines were counted then.
  is_taken boolean not null,
  -- By the upload's key for results.
  sealed bytea not null,
  primary key (user_id, upload_id, number),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);

do $$
declare
  protected text;
begin
  foreach protected in array array['set_aside_parts', 'corrected_files']
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
