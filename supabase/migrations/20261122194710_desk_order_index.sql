-- The search index of orders at the desk: a narrow row per order with its filters and search words. The tables
-- themselves stay as shoppers read them.

create table private.order_index (
  order_id uuid primary key references public.orders (order_id),
  "timestamp" timestamptz not null,
  status text not null,
  refund_due boolean not null,
  city_id uuid,
  -- All providers at which a payment was begun.
  providers text[] not null default '{}',
  words tsvector not null
);

create index order_index_newest on private.order_index ("timestamp" desc, order_id desc);
create index order_index_of_status on private.order_index (status, "timestamp" desc, order_id desc);
create index order_index_of_city on private.order_index (city_id, "timestamp" desc, order_id desc);
create index order_index_refund_due on private.order_index ("timestamp") where refund_due;
create index order_index_words on private.order_index using gin (words);
create index order_payment_to_review on public.order_payment (updated_at) where review_reason is not null;

alter table private.order_index enable row level security;
revoke all on private.order_index from public, anon, authenticated, service_role;

-- A text and its suffixes, down to a minimum length: every substring is a prefix of one of them.
create function private.ends_of(whole text, shortest integer) returns setof text
language sql immutable parallel safe
begin atomic
  select right(whole, length) from generate_series(shortest, greatest(char_length(whole), shortest)) as length
  where whole <> '';
end;

-- An e-mail address as a search word: without the two characters that the query syntax uses.
create function private.email_word(email text) returns text
language sql immutable parallel safe
return nullif(replace(replace(lower(btrim(email)), '''', ''), '\', ''), '');

-- A tracking number without hyphens, in capitals.
create function private.number_word(number text) returns text
language sql immutable parallel safe
return nullif(regexp_replace(upper(number), '[^0-9A-Z]', '', 'g'), '');

-- The search words of an order's tracking numbers: see order_words.
create function private.number_words(p_order_id uuid) returns setof text
language plpgsql stable set search_path = '' as $$
begin
  return query
  select 't' || part
  from public.order_shipment as shipment, private.ends_of(private.number_word(shipment.number), 4) as part
  where shipment.order_id = p_order_id;
end
$$;

-- The search words of an order. The first letter is the kind of word: order (n)umber, (p)hone, (e)-mail, (t)racking
-- number, (w)ord of the name. In PL/pgSQL, which keeps its plans: SQL functions that call others are planned on each
-- call.
create function private.order_words(wanted public.orders) returns tsvector
language plpgsql stable set search_path = '' as $$
begin
  return array_to_tsvector(array(
    select 'n' || code from private.ends_of(right(replace(wanted.order_number, '-', ''), 8), 3) as code
    union
    select 'p' || part
    from unnest(array[private.phone_key(wanted.phone), private.phone_key(wanted.additional_phone)]) as phone,
      private.ends_of(phone, 4) as part
    union
    select 'e' || private.email_word(wanted.email)
    union
    select private.number_words(wanted.order_id)
    union
    select 'w' || word
    from (select private.fold_search(concat_ws(' ', wanted.first_name, wanted.last_name))) as folded (name), lateral (
      select unnest(string_to_array(name, ' '))
      union select word from private.search_words(name)) as spelled (word)
    where word <> ''));
end
$$;

-- Matches any reading of the typed text: a part of an order, phone or tracking number, the beginning of an e-mail
-- address, or beginnings of words of a name. A text without a possible reading matches nothing.
create function private.order_query(typed text) returns tsquery
language sql immutable set search_path = '' as $$
  with given as (
    select left(private.clean_line(typed), 100) as line),
  read as (
    select line,
      regexp_replace(translate(upper(line), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9A-Z]', '', 'g') as signs,
      -- Only characters of phone numbers.
      case when line !~ '[^0-9٠-٩۰-۹+(). /-]' then
        regexp_replace(translate(line, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g') end as digits,
      private.fold_search(line) as folded
    from given),
  readings (reading) as (
    select format('%L:*', 'n' || code)
    -- A part in the middle may begin with the letters with which every number begins.
    from read, unnest(array[signs, substring(signs from '^ZD(.*)$')]) as part, translate(part, 'OILU', '011V') as code
    where char_length(code) between 3 and 8 and position('@' in line) = 0
    union all
    select format('%L:*', 'p' || part)
    from read, unnest(array[digits, ltrim(digits, '0'), case when digits is not null then private.phone_key(line) end]) as part
    where char_length(part) >= 4
    union all
    select format('%L:*', 't' || signs) from read
    where char_length(signs) between 4 and 40 and position('@' in line) = 0 and line !~ '[\u0621-\u06ff]'
    union all
    select format('%L:*', 'e' || private.email_word(line)) from read
    where line ~ '^[^ ]{3,}$' and private.email_word(line) is not null
    union all
    select '(' || string_agg(format('%L:*', 'w' || word), '&') || ')'
    from read, unnest((string_to_array(folded, ' '))[1:6]) as word
    where word <> '' and position('@' in line) = 0
    having count(*) > 0)
  select coalesce(string_agg(reading, '|'), 'nothing')::tsquery from readings
$$;

create function private.index_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.order_index (order_id, "timestamp", status, refund_due, city_id, providers, words)
  select orders.order_id, orders."timestamp", orders.status, orders.refund_due, area.city_id,
    array(select distinct provider from public.order_payment as payment where payment.order_id = orders.order_id),
    private.order_words(orders)
  from public.orders join public.areas as area on area.id = new.area_id
  where orders.order_id = new.order_id;
  return null;
end
$$;

create trigger order_addresses_index after insert on public.order_addresses
  for each row execute function private.index_order();

create function private.index_order_state() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.order_index set status = new.status, refund_due = new.refund_due where order_id = new.order_id;
  return null;
end
$$;

create trigger orders_index_state after update of status, refund_due on public.orders
  for each row when (old.status <> new.status or old.refund_due <> new.refund_due)
  execute function private.index_order_state();

create function private.index_order_provider() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.order_index set providers = providers || new.provider
  where order_id = new.order_id and new.provider <> all (providers);
  return null;
end
$$;

create trigger order_payment_index after insert on public.order_payment
  for each row execute function private.index_order_provider();

create function private.index_order_number() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The other words are kept: their data never changes.
  update private.order_index as entry
  set words = array_to_tsvector(array(
    select word from unnest(tsvector_to_array(entry.words)) as word where word not like 't%'
    union
    select private.number_words(new.order_id)))
  where entry.order_id = new.order_id;
  return null;
end
$$;

create trigger order_shipment_index after insert or update of number on public.order_shipment
  for each row execute function private.index_order_number();

-- Orders that are older than this table.
insert into private.order_index (order_id, "timestamp", status, refund_due, city_id, providers, words)
select orders.order_id, orders."timestamp", orders.status, orders.refund_due, area.city_id,
  array(select distinct provider from public.order_payment as payment where payment.order_id = orders.order_id),
  private.order_words(orders)
from public.orders
join public.order_addresses as address using (order_id)
join public.areas as area on area.id = address.area_id;

revoke all on all functions in schema private from public;
