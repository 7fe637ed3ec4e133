-- What of an audit's savings rests on errors (`savings_cents` less it needs records), and what stands
-- in no total because the finding doubts how the file was read.
alter table uploads
  add column firm_cents bigint not null default 0,
  add column in_doubt_cents bigint not null default 0;
-- Audits before the split: their dollars by class say the same, and none were in doubt.
do $$
begin
  perform set_config('app.scope', 'system', true);
  update uploads set
    firm_cents = least(savings_cents, coalesce(
      (document #>> '{summary,firmCents}')::bigint,
      (document #>> '{summary,byClass,error,savingsCents}')::bigint,
      0)),
    in_doubt_cents = coalesce((document #>> '{summary,inDoubtCents}')::bigint, 0)
  where status = 'completed';
  perform set_config('app.scope', '', true);
end
$$;
