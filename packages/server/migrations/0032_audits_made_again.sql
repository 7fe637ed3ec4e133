-- A file that was audited again: the newer audit counts, the older one stays to be compared with.
alter table uploads
  add column audits_again uuid,
  add column replaced_by uuid,
  -- Write to the owner when its audit has ended.
  add column tell_when_done boolean not null default false;
