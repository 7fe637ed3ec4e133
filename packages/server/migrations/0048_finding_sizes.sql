-- What findings come to by how many dollars each puts at risk, so that "over $500" need not read all of them.
-- It knows little else apart, and so has few rows. Rows of an upload go with it.
create table finding_sizes (
  user_id uuid not null,
  upload_id uuid not null,
  standing text not null,
  decision text not null,
  -- None of these findings puts less at risk, and none as much as the next size.
  least_cents bigint not null,
  findings bigint not null,
  lines bigint not null,
  firm_cents bigint not null,
  records_needed_cents bigint not null,
  in_doubt_cents bigint not null,
  primary key (user_id, upload_id, standing, decision, least_cents),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);
select hold_to_account('finding_sizes');

-- The sizes are those of packages/server/src/db/review/kept-sizes.ts.
create function size_of_cents(cents bigint) returns bigint
  language sql immutable parallel safe
return case
  when cents < 1 then 0 when cents < 1000 then 1 when cents < 5000 then 1000
  when cents < 10000 then 5000 when cents < 25000 then 10000 when cents < 50000 then 25000
  when cents < 100000 then 50000 when cents < 250000 then 100000 when cents < 500000 then 250000
  when cents < 1000000 then 500000 when cents < 2500000 then 1000000
  when cents < 10000000 then 2500000 else 10000000
end;

-- Adds what a statement added to findings and takes off what it took, in one order, as totals do.
create function keep_finding_sizes() returns trigger
  language plpgsql
as $function$
begin
  if tg_op = 'INSERT' then
    insert into finding_sizes as kept
      select user_id, upload_id, standing, decision,
        size_of_cents(firm_cents + records_needed_cents + in_doubt_cents), count(*), sum(lines),
        sum(firm_cents), sum(records_needed_cents), sum(in_doubt_cents)
      from added where class <> 'notice'
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (user_id, upload_id, standing, decision, least_cents)
      do update set findings = kept.findings + excluded.findings, lines = kept.lines + excluded.lines,
        firm_cents = kept.firm_cents + excluded.firm_cents,
        records_needed_cents = kept.records_needed_cents + excluded.records_needed_cents,
        in_doubt_cents = kept.in_doubt_cents + excluded.in_doubt_cents;
    return null;
  end if;
  insert into finding_sizes as kept
    select user_id, upload_id, standing, decision,
      size_of_cents(firm_cents + records_needed_cents + in_doubt_cents), sum(sign),
      sum(sign * lines), sum(sign * firm_cents), sum(sign * records_needed_cents),
      sum(sign * in_doubt_cents)
    from (
      select 1 as sign, user_id, upload_id, class, standing, decision, lines, firm_cents,
        records_needed_cents, in_doubt_cents from added
      union all
      select -1, user_id, upload_id, class, standing, decision, lines, firm_cents,
        records_needed_cents, in_doubt_cents from taken
    ) as changed where class <> 'notice'
    group by 1, 2, 3, 4, 5
    having sum(sign) <> 0 or sum(sign * lines) <> 0 or sum(sign * firm_cents) <> 0
      or sum(sign * records_needed_cents) <> 0 or sum(sign * in_doubt_cents) <> 0
    order by 1, 2, 3, 4, 5
  on conflict (user_id, upload_id, standing, decision, least_cents)
    do update set findings = kept.findings + excluded.findings, lines = kept.lines + excluded.lines,
      firm_cents = kept.firm_cents + excluded.firm_cents,
      records_needed_cents = kept.records_needed_cents + excluded.records_needed_cents,
      in_doubt_cents = kept.in_doubt_cents + excluded.in_doubt_cents;
  return null;
end
$function$;

insert into finding_sizes
  select user_id, upload_id, standing, decision,
    size_of_cents(firm_cents + records_needed_cents + in_doubt_cents), count(*), sum(lines),
    sum(firm_cents), sum(records_needed_cents), sum(in_doubt_cents)
  from findings where class <> 'notice'
  group by 1, 2, 3, 4, 5;

create trigger sizes_added after insert on findings
  referencing new table as added for each statement execute function keep_finding_sizes();
create trigger sizes_changed after update on findings
  referencing new table as added old table as taken
  for each statement execute function keep_finding_sizes();
