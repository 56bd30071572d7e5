-- Couriers' responses about parcels, cached so that a courier is not queried at every visit, and never by two callers
-- at once; and which parcels a caller may query.

create table private.tracking_answers (
  courier text not null check (courier in ('jt', 'aramex')),
  bill_code text collate "C" not null check (bill_code ~ '^[A-Za-z0-9-]{4,40}$'),
  -- The function's response, without personal data. Null until there is one.
  answer jsonb check (octet_length(answer::text) <= 262144),
  answered_at timestamptz,
  fresh_until timestamptz,
  -- A caller is querying the courier until then.
  claimed_until timestamptz,
  -- The courier could not respond; it is not queried again until then.
  failure text check (failure ~ '^courier_[a-z]{1,30}$'),
  failed_until timestamptz,
  -- The last visit: rows that nobody visits any more are deleted.
  seen_at timestamptz not null default now(),
  primary key (courier, bill_code)
);

create index tracking_answers_by_age on private.tracking_answers (seen_at);
create index order_shipment_by_number on public.order_shipment (number);

alter table private.tracking_answers enable row level security;
revoke all on private.tracking_answers from public, anon, authenticated, service_role;

-- The courier of a shipping provider's name; null if it cannot be tracked.
create function private.courier_of(provider_name text) returns text
language sql immutable parallel safe
return case
  when lower(provider_name) like '%aramex%' then 'aramex'
  when lower(provider_name) ~ 'jt|j\s*&\s*t' then 'jt'
end;

-- The bill codes that belong to parcels of the caller's own orders with this courier, as an array. Unknown numbers and
-- other shoppers' numbers cannot be distinguished. Errors: PT400 invalid_codes, also for more than five.
create function public.own_bill_codes(p_courier text, p_bill_codes text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if cardinality(p_bill_codes) not between 1 and 5 or p_courier not in ('jt', 'aramex') then
    raise sqlstate 'PT400' using message = 'invalid_codes';
  end if;
  return (
    select coalesce(jsonb_agg(distinct shipment.number), '[]')
    from public.order_shipment as shipment
    join public.orders using (order_id)
    join public.shipping_providers as provider on provider.shipping_provider_id = shipment.shipping_provider
    where orders.user_id = auth.uid() and shipment.number = any (p_bill_codes)
      and private.courier_of(provider.name) = p_courier);
end
$$;

-- The cached responses for bill codes, as an array of {bill_code, answer, is_due, failure}. `is_due`: the caller has
-- p_seconds to query the courier, exclusively, and then calls keep_tracking or fail_tracking. If `is_due` is false and
-- there is neither `answer` nor `failure`, another caller is querying. A response of up to a day ago is used while a
-- new one is requested or not available.
create function public.begin_tracking(p_courier text, p_bill_codes text[], p_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  codes constant text[] := array(select distinct code from unnest(p_bill_codes) as code order by code limit 10);
  answers jsonb;
begin
  -- No more rows than parcels: unknown numbers are not stored.
  insert into private.tracking_answers (courier, bill_code)
  select p_courier, code from unnest(codes) as code
  where exists (select from public.order_shipment where number = code)
  order by code
  on conflict do nothing;
  -- All callers lock in the same order, or two of them would wait for each other.
  perform from private.tracking_answers
  where courier = p_courier and bill_code = any (codes) order by bill_code for update;

  with known as (
    select bill_code,
      coalesce(fresh_until > clock_timestamp(), false) as is_fresh,
      coalesce(claimed_until > clock_timestamp(), false) as is_claimed,
      coalesce(failed_until > clock_timestamp(), false) as is_failed
    from private.tracking_answers where courier = p_courier and bill_code = any (codes)),
  seen as (
    update private.tracking_answers as kept
    set seen_at = clock_timestamp(),
      claimed_until = case when is_fresh or is_claimed or is_failed then claimed_until
        else clock_timestamp() + make_interval(secs => least(greatest(p_seconds, 1), 60)) end
    from known where kept.courier = p_courier and kept.bill_code = known.bill_code
    returning kept.bill_code,
      not (is_fresh or is_claimed or is_failed) as is_due,
      case when answered_at > clock_timestamp() - interval '1 day' then kept.answer end as answer,
      case when is_failed and not is_fresh then kept.failure end as failure)
  select coalesce(jsonb_agg(jsonb_build_object('bill_code', bill_code, 'answer', answer, 'is_due', is_due, 'failure', failure)), '[]')
  into answers
  from seen;
  return answers;
end
$$;

-- Stores responses, [{bill_code, answer, seconds}], each fresh for that many seconds, at most a day.
create function public.keep_tracking(p_courier text, p_answers jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.tracking_answers as kept
  set answer = given.answer, answered_at = clock_timestamp(), claimed_until = null, failure = null, failed_until = null,
    fresh_until = clock_timestamp() + make_interval(secs => least(greatest(given.seconds, 0), 86400))
  from (
    select * from jsonb_to_recordset(p_answers) as answer (bill_code text, answer jsonb, seconds integer)
    order by bill_code limit 10) as given
  where kept.courier = p_courier and kept.bill_code = given.bill_code;

  delete from private.tracking_answers
  where (courier, bill_code) in (
    select courier, bill_code from private.tracking_answers
    where seen_at < clock_timestamp() - interval '60 days'
    order by seen_at limit 20 for update skip locked);
end
$$;

-- The courier could not respond: it is not queried about these parcels for that many seconds.
create function public.fail_tracking(p_courier text, p_bill_codes text[], p_failure text, p_seconds integer) returns void
language sql security definer set search_path = '' as $$
  update private.tracking_answers
  set claimed_until = null, failure = p_failure,
    failed_until = clock_timestamp() + make_interval(secs => least(greatest(p_seconds, 0), 600))
  where courier = p_courier and bill_code = any (p_bill_codes);
$$;

revoke all on all functions in schema private from public;
revoke all on function public.own_bill_codes, public.begin_tracking, public.keep_tracking, public.fail_tracking
  from public, anon, authenticated, service_role;
grant execute on function public.own_bill_codes to authenticated;
grant execute on function public.begin_tracking, public.keep_tracking, public.fail_tracking to service_role;
