-- Searches without a result, read and deleted at the desk.

-- {searches, total}: the most frequent, at most 100. Errors: those of require_staff.
create function public.desk_searches() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'searches', (
      select coalesce(jsonb_agg(to_jsonb(missed) order by missed.times desc, missed.last_at desc), '[]')
      from (
        select query, times, near, first_at, last_at from private.search_misses
        order by times desc, last_at desc limit 100) as missed),
    'total', (select count(*) from private.search_misses));
end
$$;

-- Deletes one search, or all if none is named: {cleared}. The log contains only their number, because the deleted text
-- may be personal. Errors: those of require_staff.
create function public.desk_clear_searches(p_query text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  cleared bigint;
begin
  perform private.require_staff();
  delete from private.search_misses where p_query is null or query = p_query;
  get diagnostics cleared = row_count;
  if cleared > 0 then
    perform private.log_staff('clear_searches', 'searches', null, p_detail => jsonb_build_object('searches', cleared));
  end if;
  return jsonb_build_object('cleared', cleared);
end
$$;

revoke all on function public.desk_searches, public.desk_clear_searches from public, anon, authenticated, service_role;
grant execute on function public.desk_searches, public.desk_clear_searches to authenticated;
