-- Promo codes at the desk.

create function private.promo_version(promo public.promos) returns text
language sql immutable
as $$ select to_char(promo.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') $$;

-- See promoSchema in lib/desk/contract.
create function private.desk_promo(promo public.promos) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(promo) - array['code_folded', 'updated_at'] || jsonb_build_object(
    'version', private.promo_version(promo), 'uses', used.uses, 'discount_pt', used.discount_pt,
    'state', case
      when not promo.active then 'switched_off'
      when promo.ends_at <= now() then 'ended'
      when promo.starts_at > now() then 'not_yet'
      when promo.limit_total <= used.uses then 'used_up'
      else 'running' end)
  from (
    select count(*) as uses, coalesce(sum(discount_pt), 0) as discount_pt
    from public.orders where promo_id = promo.promo_id and status <> 'cancelled') as used
$$;

-- {promos, next_cursor}, latest first. Errors: those of require_staff; PT400 invalid_cursor.
create function public.desk_promos(p_query text default null, p_cursor text default null, p_limit integer default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  size constant integer := private.page_size(p_limit);
  typed constant text := private.clean_line(p_query);
  -- Null, which matches nothing, if the text cannot be part of a code.
  part constant text := '%' || private.escape_like(private.fold_promo(typed)) || '%';
  after record;
  listed public.promos[];
begin
  perform private.require_staff();
  after := private.read_cursor(p_cursor);
  listed := array(
    select promo from public.promos as promo
    where (typed is null or promo.code_folded like part)
      and (after.at is null or (promo.created_at, promo.promo_id) < (after.at, after.id))
    order by promo.created_at desc, promo.promo_id desc
    limit size + 1);
  return jsonb_build_object(
    'promos', (
      select coalesce(jsonb_agg(private.desk_promo(promo) order by promo.created_at desc, promo.promo_id desc), '[]')
      from public.promos as promo
      where promo.promo_id in (select (unnest(listed[1:size])).promo_id)),
    'next_cursor', case when cardinality(listed) > size
      then private.cursor_of(listed[size].created_at, listed[size].promo_id) end);
end
$$;

-- The new terms of a promo code, merged into `known`. Errors: PT400 invalid_promo.
create function private.promo_terms(known public.promos, p_promo jsonb) returns public.promos
language plpgsql stable set search_path = '' as $$
declare
  terms constant text[] := array['code', 'kind', 'amount_pt', 'basis_points', 'minimum_pt', 'starts_at', 'ends_at',
    'limit_total', 'limit_per_shopper', 'active'];
begin
  if p_promo is null or jsonb_typeof(p_promo) <> 'object' or not p_promo ?& terms
     or octet_length(p_promo::text) > 4000 then
    raise sqlstate 'PT400' using message = 'invalid_promo';
  end if;
  known := jsonb_populate_record(known, (
    select jsonb_object_agg(term, p_promo -> term) from unnest(terms) as term));
  known.code := private.clean_line(known.code);
  return known;
exception
  when data_exception then
    raise sqlstate 'PT400' using message = 'invalid_promo';
end
$$;

-- Adds a promo code (p_promo_id null) or changes one, and returns it as in desk_promos. Errors: those of require_staff;
-- PT404 promo_not_found; PT409 changed_meanwhile, code_taken; PT400 invalid_promo.
create function public.desk_save_promo(p_promo_id uuid, p_expected_version text, p_promo jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.promos;
  saved public.promos;
begin
  perform private.require_staff();
  if p_promo_id is not null then
    select * into known from public.promos where promo_id = p_promo_id for update;
    if not found then
      raise sqlstate 'PT404' using message = 'promo_not_found';
    elsif private.promo_version(known) is distinct from p_expected_version then
      raise sqlstate 'PT409' using message = 'changed_meanwhile';
    end if;
  end if;
  saved := private.promo_terms(known, p_promo);
  begin
    if p_promo_id is null then
      insert into public.promos (code, kind, amount_pt, basis_points, minimum_pt, starts_at, ends_at, limit_total,
        limit_per_shopper, active)
      values (saved.code, saved.kind, saved.amount_pt, saved.basis_points, saved.minimum_pt, saved.starts_at, saved.ends_at,
        saved.limit_total, saved.limit_per_shopper, saved.active)
      returning * into saved;
    else
      update public.promos
      set code = saved.code, kind = saved.kind, amount_pt = saved.amount_pt, basis_points = saved.basis_points,
        minimum_pt = saved.minimum_pt, starts_at = saved.starts_at, ends_at = saved.ends_at,
        limit_total = saved.limit_total, limit_per_shopper = saved.limit_per_shopper, active = saved.active
      where promo_id = p_promo_id
      returning * into saved;
    end if;
  exception
    when unique_violation then
      raise sqlstate 'PT409' using message = 'code_taken';
    when check_violation or not_null_violation then
      raise sqlstate 'PT400' using message = 'invalid_promo';
  end;
  perform private.log_staff(case when p_promo_id is null then 'add_promo' else 'change_promo' end, 'promo', saved.promo_id,
    p_detail => jsonb_build_object('changed', case when p_promo_id is not null then (
      select string_agg(now_is.key, ', ' order by now_is.key)
      from jsonb_each(to_jsonb(saved) - array['updated_at', 'code_folded']) as now_is
      where now_is.value is distinct from to_jsonb(known) -> now_is.key) end));
  return private.desk_promo(saved);
end
$$;

revoke all on all functions in schema private from public;
revoke all on function public.desk_promos, public.desk_save_promo from public, anon, authenticated, service_role;
grant execute on function public.desk_promos, public.desk_save_promo to authenticated;
