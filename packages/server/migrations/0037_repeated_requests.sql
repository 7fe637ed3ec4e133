-- An upload that is sent again with the same Idempotency-Key is the one that was taken.
alter table uploads
  -- Keyed hashes: of the key, and of the file and the fields that came with it.
  add column request_mark bytea,
  add column request_digest bytea;

create index uploads_by_request on uploads (user_id, request_mark) where request_mark is not null;
