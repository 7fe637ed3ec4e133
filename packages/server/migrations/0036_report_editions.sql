-- Reports come in three editions and change with what people decide: each that was made stays.
alter table reports
  drop constraint reports_edition_check,
  add constraint reports_edition_check check (edition in ('full', 'summary', 'payee')),
  -- Whose packet it is, as findings mark payees; empty for editions of all payees.
  add column payee_mark bytea not null default '',
  -- A keyed hash of what people had decided and stated when it was made; empty before anybody did.
  add column state bytea not null default '',
  drop constraint reports_pkey,
  add primary key (user_id, upload_id, audit_version, edition, members, payee_mark, state);
