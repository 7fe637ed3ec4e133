-- The orders in which claims are paged, each as the queries name it. An upload is one customer's;
-- its id alone leads the index, which keeps it small.
drop index claims_by_savings;
create index claims_by_savings on claims (upload_id, (-savings_cents), line);
create index claims_by_charge on claims
  (upload_id, (-coalesce(charge_cents, -9007199254740991)), line);
create index claims_by_date on claims (upload_id, (coalesce(service_day, 2147483647)), line);

-- Most lines are clean and have no findings: what is looked for is among the others.
drop index claims_by_flag;
create index claims_by_flag on claims (upload_id, error_flag, line) where error_flag <> 'Clean';
create index claims_with_findings on claims (upload_id, line) where categories <> '{}';
