-- What people type, brought into one shape before it is kept or compared.

-- One line of typed text, without the invisible marks that turn the direction of the text around them.
-- Null when nothing is left.
create function private.clean_line(typed text) returns text
language sql immutable parallel safe
return nullif(btrim(regexp_replace(
  regexp_replace(typed, '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
  '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g')), '');

-- Several lines of typed text: no controls but the line break, and nothing that turns the direction of
-- the text around it. Null when nothing is left.
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

-- Western digits and a leading plus, whatever script was typed. Null when that is no number a courier could call.
create function private.clean_phone(typed text) returns text
language sql immutable parallel safe
return (
  select substring(
    case when left(kept, 1) = '+' then '+' else '' end || replace(kept, '+', '')
    from '^\+?[0-9]{5,20}$')
  from (select regexp_replace(
    translate(typed, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9+]', '', 'g')) as cleaned (kept));

-- An e-mail address in the form in which it is compared; null for what is none: one mailbox, without a name before it, so that
-- nobody has two spellings.
create function private.fold_email(typed text) returns text
language sql immutable parallel safe
return case
    when char_length(btrim(typed)) <= 254
      and lower(btrim(typed)) ~ ('^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}'
        || '@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$')
    then lower(btrim(typed))
  end;

revoke all on all functions in schema private from public;
