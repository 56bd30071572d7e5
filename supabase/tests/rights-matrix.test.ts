import { expect, test } from '@jest/globals';
import { type TestDatabase } from './engines/engine';
import { onEngines } from './on-engines';
import { relations, type Rights } from './relation-rights';
import { functions, schemas } from './rights';

interface Row {
  name: string;
  role: string;
  rights: string;
}

const roles = ['anon', 'authenticated', 'service_role'];

const relationRights = `
select format('%s.%s', nspname, relname) as name, role, (
    select coalesce(string_agg(verb, ' ' order by place), '')
    from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'])
      with ordinality as verbs (verb, place)
    where relkind <> 'S' and has_table_privilege(role, pg_class.oid, verb)
       or relkind = 'S' and verb in ('select', 'update') and has_sequence_privilege(role, pg_class.oid, verb))
  || coalesce((
    select ' ' || string_agg(format('%s(%s)', verb, columns), ' ' order by verb)
    from (
      select verb, string_agg(attname, ' ' order by attnum) as columns
      from pg_attribute, unnest(array['select', 'insert', 'update', 'references']) as verb
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and relkind <> 'S'
        and has_column_privilege(role, pg_class.oid, attnum, verb)
        and not has_table_privilege(role, pg_class.oid, verb)
      group by verb) as by_column), '') as rights
from pg_class join pg_namespace on pg_namespace.oid = relnamespace, unnest($1::text[]) as role
where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm', 'f', 'S')`;

const functionRights = `
select distinct format('%s.%s', nspname, proname) as name, role,
  case when has_function_privilege(role, pg_proc.oid, 'execute') then 'execute' else '' end as rights
from pg_proc join pg_namespace on pg_namespace.oid = pronamespace, unnest($1::text[]) as role
where nspname in ('public', 'private')
  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

const schemaRights = `
select nspname as name, role,
  concat_ws(' ', case when has_schema_privilege(role, oid, 'usage') then 'usage' end,
    case when has_schema_privilege(role, oid, 'create') then 'create' end) as rights
from pg_namespace, unnest($1::text[]) as role
where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'auth', 'extensions')`;

async function matrix(database: TestDatabase, sql: string): Promise<Record<string, Rights>> {
  const rows = await database.query<Row>(sql, [roles]);
  const names = [...new Set(rows.map(({ name }) => name))].sort();
  const rightsOf = (name: string, role: string) =>
    rows
      .filter((row) => row.name === name && row.role === role)
      .map(({ rights }) => rights.trim())
      .join('|');
  return Object.fromEntries(
    names.map((name) => [
      name,
      [rightsOf(name, 'anon'), rightsOf(name, 'authenticated'), rightsOf(name, 'service_role')],
    ]),
  );
}

onEngines((database) => {
  test('lists every table and view, with exactly these rights', async () => {
    expect(await matrix(database(), relationRights)).toEqual(relations);
  });

  test('lists every function, with exactly these rights', async () => {
    expect(await matrix(database(), functionRights)).toEqual(functions);
  });

  test('lists every schema, with exactly these rights', async () => {
    expect(await matrix(database(), schemaRights)).toEqual(schemas);
  });

  test('enables row-level security for every table', async () => {
    const open = await database().query(`
      select relname from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p') and not relrowsecurity`);
    expect(open).toEqual([]);
  });

  test('runs every view with the reader’s rights', async () => {
    const borrowing = await database().query(`
      select relname from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('v', 'm')
        and not coalesce('security_invoker=true' = any (reloptions), false)`);
    expect(borrowing).toEqual([]);
  });

  test('denies writes to every view by its rights, not by an error', async () => {
    // INSTEAD OF row triggers for insert, update and delete: see pg_trigger.h.
    const insteadOfEach = 1 + 4 + 8 + 16 + 64;
    const unguarded = await database().query(
      `select relname from pg_class
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'v'
         and not exists (
           select from pg_trigger
           where tgrelid = pg_class.oid and tgtype = $1 and tgfoid = 'private.refuse_view_write'::regproc)`,
      [insteadOfEach],
    );
    expect(unguarded).toEqual([]);
  });

  test('sets an empty search path for every security-definer function', async () => {
    const loose = await database().query(`
      select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
        and not coalesce('search_path=""' = any (proconfig), false)`);
    expect(loose).toEqual([]);
  });
});
