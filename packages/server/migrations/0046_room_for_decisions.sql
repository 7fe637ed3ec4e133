-- Room in each page for a new row beside every one of it: a decision on all findings of an account then
-- writes no index anew. Rows of before keep their pages.
alter table findings set (fillfactor = 50);
