-- Whether a language model may be told the known words of doubtful columns' headers, and how their values
-- are written. Whoever agreed to another use before has not agreed to this one.
alter table model_switches
  add column column_help boolean not null default false;
