-- Only whole values are written and read: text that is known to be JSON is enough, and is quicker
-- both ways than taking it apart.
alter table claims alter column facts type json using facts::json;
alter table findings alter column body type json using body::json;
