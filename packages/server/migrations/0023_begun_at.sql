-- When the current attempt at an audit began: by it the wait of those behind it is estimated.
alter table uploads add column begun_at timestamptz;
