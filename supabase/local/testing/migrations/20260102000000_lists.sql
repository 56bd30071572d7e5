-- A function that a value of the wrong type can be sent to.
create function public.word_count(words text[]) returns integer language sql immutable as $$ select cardinality(words) $$;
