-- How an account's reports look: a color and a logo.
create table account_branding (
  user_id uuid primary key references users (id) on delete cascade,
  -- Both, sealed with the account's key: a logo names a client's client.
  sealed bytea not null
);

select hold_to_account('account_branding');
