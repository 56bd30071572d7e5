-- Normalizes text that people type, before it is stored or compared.

-- One line of typed text without invisible direction marks. Null if nothing is left.
create function private.clean_line(typed text) returns text
language sql immutable parallel safe
return nullif(btrim(regexp_replace(
  regexp_replace(typed, '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
  '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')), '');

-- Several lines of typed text, without direction marks and control characters other than line breaks. Null if nothing
-- is left.
create function private.clean_lines(typed text) returns text
language sql immutable parallel safe
return nullif(btrim(regexp_replace(
  regexp_replace(
    regexp_replace(typed, '\r\n?|[\u2028\u2029]', E'\n', 'g'),
    '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]', ' ', 'g'),
  '\n{3,}', E'\n\n', 'g'), E' \n'), '');

create function private.clean_name(typed text) returns text
language sql immutable parallel safe
return btrim(left(private.clean_line(typed), 120));

-- A phone number in Western digits with an optional leading plus, from any script. Null if no courier could call it.
create function private.clean_phone(typed text) returns text
language sql immutable parallel safe
return (
  select substring(
    case when left(kept, 1) = '+' then '+' else '' end || replace(kept, '+', '')
    from '^\+?[0-9]{5,20}$')
  from (select regexp_replace(
    translate(typed, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9+]', '', 'g')) as cleaned (kept));

-- The canonical form of an e-mail address, for comparisons. Null unless the text is exactly one mailbox without a
-- display name.
create function private.fold_email(typed text) returns text
language sql immutable parallel safe
return case
    when char_length(btrim(typed)) <= 254
      and lower(btrim(typed)) ~ ('^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}'
        || '@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$')
    then lower(btrim(typed))
  end;

revoke all on all functions in schema private from public;
