-- A few sentences for the assertion files. They run as whoever calls them.

create schema assert;
grant usage on schema assert to public;

create function assert.equal(actual anyelement, expected anyelement, about text) returns void
language plpgsql as $$
begin
  if actual is distinct from expected then
    raise exception 'assertion: % — expected %, got %', about, expected, actual;
  end if;
end
$$;

create function assert.that(holds boolean, about text) returns void
language plpgsql as $$
begin
  if holds is not true then
    raise exception 'assertion: % does not hold', about;
  end if;
end
$$;

-- The statement must fail with this SQLSTATE; 42501 is "permission denied".
create function assert.refused(statement text, state text default '42501') returns void
language plpgsql as $$
begin
  begin
    execute statement;
  exception
    when others then
      if sqlstate <> state then
        raise exception 'assertion: expected % from %, got % (%)', state, statement, sqlstate, sqlerrm;
      end if;
      return;
  end;
  raise exception 'assertion: not refused: %', statement;
end
$$;

-- The statement must fail with a PT4xx state and exactly this token as its message.
create function assert.refused_as(statement text, token text) returns void
language plpgsql as $$
begin
  begin
    execute statement;
  exception
    when others then
      if sqlstate not like 'PT4__' or sqlerrm <> token then
        raise exception 'assertion: expected % from %, got % (%)', token, statement, sqlstate, sqlerrm;
      end if;
      return;
  end;
  raise exception 'assertion: not refused: %', statement;
end
$$;

-- What the REST interface answers with instead of a refusal that was raised: the same status and token, and what was written
-- before it stays.
create function assert.answers_refusal(answer jsonb, status integer, token text) returns void
language plpgsql as $$
begin
  perform assert.equal(concat_ws(' ', answer ->> 'code', answer ->> 'message', current_setting('response.status', true)),
    format('PT%s %s %s', status, token, status), 'the refusal ' || token);
end
$$;

-- Goes on from this place on the network, as a header of the request says.
create function assert.come_from(address text) returns void
language sql as $$
  select set_config('request.headers', jsonb_build_object('cf-connecting-ip', address)::text, true);
$$;

-- Goes on as this shopper.
create function assert.sign_in(shopper uuid) returns void
language sql as $$
  select set_config('request.jwt.claim.sub', shopper::text, true);
$$;

-- The skus that a search finds, in order of the sku.
create function assert.found(query text) returns text[]
language sql as $$
  select coalesce(array_agg(product ->> 'sku' order by product ->> 'sku'), '{}')
  from jsonb_array_elements(public.shop_catalogue(p_q => query, p_page_size => 100) -> 'products') as product
$$;

-- Begins to pay, as the server does for an order's own shopper.
create function assert.begin_payment(paid_order uuid, provider text = 'fawry', method text = 'any') returns jsonb
language sql security definer set search_path = '' as $$
  select public.start_payment(user_id, order_id, provider, method, now() + interval '2 days')
  from public.orders where order_id = paid_order $$;
