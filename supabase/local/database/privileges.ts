import { type Session } from './database.ts';

/** One privilege of one role on one object, as its GRANT and REVOKE statements. */
interface Privilege {
  granted: string;
  revoked: string;
}

// All privileges except those of owners. `subject` is the text after ON; columns follow the privilege.
const readPrivileges = `
with named as (
  select oid, nspname, nspowner, nspacl from pg_namespace
  where nspname !~ '^pg_' and nspname <> 'information_schema'
), objects as (
  select format('schema %I', nspname) as subject, null::text as columns, nspowner as owner,
         coalesce(nspacl, acldefault('n', nspowner)) as acl
  from named
  union all
  select format('%s %I.%I', case relkind when 'S' then 'sequence' else 'table' end, nspname, relname), null, relowner,
         coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))
  from pg_class join named on named.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
  union all
  select format('table %I.%I', nspname, relname), format(' (%I)', attname), relowner, attacl
  from pg_attribute
  join pg_class on pg_class.oid = attrelid
  join named on named.oid = relnamespace
  where attacl is not null and not attisdropped
  union all
  select format('%s %I.%I(%s)', case prokind when 'p' then 'procedure' else 'function' end, nspname, proname,
           pg_get_function_identity_arguments(pg_proc.oid)), null, proowner,
         coalesce(proacl, acldefault('f', proowner))
  from pg_proc join named on named.oid = pronamespace
  where prokind in ('f', 'p', 'w')
), held as (
  select 'grant %s%s on %s to %s' as grant_text, 'revoke %s%s on %s from %s' as revoke_text,
         subject, columns, owner, entry.*
  from objects, aclexplode(acl) as entry
  union all
  select format('alter default privileges for role %s %s grant', defaclrole::regrole, place.words) || ' %s%s on %s to %s',
         format('alter default privileges for role %s %s revoke', defaclrole::regrole, place.words) || ' %s%s on %s from %s',
         case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions'
                            when 'T' then 'types' else 'schemas' end, null, defaclrole, entry.*
  from pg_default_acl
  cross join lateral (
    select case defaclnamespace when 0 then '' else format('in schema %s', defaclnamespace::regnamespace) end as words
  ) place, aclexplode(defaclacl) as entry
)
select distinct
  format(grant_text, privilege_type, coalesce(columns, ''), subject, role.name)
    || case when is_grantable then ' with grant option' else '' end as granted,
  format(revoke_text, privilege_type, coalesce(columns, ''), subject, role.name) as revoked
from held
cross join lateral (
  select case grantee when 0 then 'public' else grantee::regrole::text end as name
) role
where grantee <> owner
order by 1
`;

/** All privileges in the database, except those of owners, as sorted GRANT statements. */
export async function readGrants(session: Session): Promise<string[]> {
  return (await held(session)).map(({ granted }) => granted);
}

/** Makes the privileges exactly `wanted`; throws if that fails. */
export async function restoreGrants(session: Session, wanted: readonly string[]): Promise<void> {
  const target = new Set(wanted);
  // Revoking a table's privilege revokes its columns' too, so a second pass may have to grant them again.
  for (let pass = 0; pass < 3; pass += 1) {
    const present = await held(session);
    const have = new Set(present.map(({ granted }) => granted));
    const statements = [
      ...present.filter(({ granted }) => !target.has(granted)).map(({ revoked }) => revoked),
      ...wanted.filter((granted) => !have.has(granted)),
    ];
    if (statements.length === 0) return;
    await session.exec(statements.join(';\n'));
  }
  throw new Error(
    'The privileges in the database cannot be brought back to what the migrations grant.',
  );
}

function held(session: Session): Promise<Privilege[]> {
  return session.query<Privilege & Record<string, unknown>>(readPrivileges);
}
