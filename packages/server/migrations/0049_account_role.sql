-- Who the account is among those who pay, bill and are treated: it picks whom findings are worded for.
alter table users add column account_role text check (account_role in (
  'plan', 'pbm', 'audit-firm', 'provider', 'pharmacy', 'patient', 'advocate', 'employer', 'law-firm'
));
