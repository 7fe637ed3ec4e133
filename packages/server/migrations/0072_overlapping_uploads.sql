-- Findings that an upload has in common with one that was audited before it, as extracts of the year to date have: each
-- counts in both. Written as an audit ends, and anew when one of the two is deleted.
create table finding_overlaps (
  user_id uuid not null,
  upload_id uuid not null,
  earlier_id uuid not null,
  findings integer not null,
  -- What they add to the totals of each of the two.
  counted_cents bigint not null,
  primary key (user_id, upload_id, earlier_id),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade,
  foreign key (user_id, earlier_id) references uploads (user_id, id) on delete cascade
);
select hold_to_account('finding_overlaps');
