-- What a finding says has a table of its own. A column stays in its row up to some two thousand bytes,
-- whatever its storage: lists read, and decisions wrote anew, five times what they need.
create table finding_texts (
  user_id uuid not null,
  upload_id uuid not null,
  number integer not null,
  sealed bytea not null,
  primary key (user_id, upload_id, number),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);
alter table finding_texts alter column sealed set storage external;
insert into finding_texts (user_id, upload_id, number, sealed)
  select user_id, upload_id, number, sealed from findings;
select hold_to_account('finding_texts');

alter table findings drop column sealed;
-- Room in each page for a decision's new row beside the old one.
alter table findings reset (toast_tuple_target);
alter table findings set (fillfactor = 80);
-- Orders that lists have, each read from its beginning. Of the expected dollars each rule's are in order,
-- so a page is made of the beginnings of all rules.
create index findings_by_expected on findings (
  user_id, rule_id, (firm_cents + records_needed_cents) desc,
  (firm_cents + records_needed_cents + in_doubt_cents) desc, upload_id, number
) where class <> 'notice';
create index findings_by_dollars on findings (
  user_id, (firm_cents + records_needed_cents + in_doubt_cents), upload_id, number
) where class <> 'notice';
create index findings_by_day on findings (user_id, service_day, upload_id, number)
  where class <> 'notice';
create index findings_by_newest_day on findings (
  user_id, service_day desc nulls last, upload_id, number
) where class <> 'notice';

-- Written anew in the order of their keys, without what was dropped.
cluster findings using findings_pkey;
alter table findings set without cluster;
