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

select hold_to_account('set_aside_parts');
select hold_to_account('corrected_files');
