import { expect, test } from '@jest/globals';
import { onEngines, rolledBack } from './on-engines';

// PostgreSQL refuses most changes of a table whose row type is a parameter of a function with a parsed body
// (`return …`, `begin atomic`): such functions need a body in quotes.
onEngines((database) => {
  test('lets later migrations add a column with a default to every table', async () => {
    const tables = await database().query<{ name: string }>(`
      select format('%I.%I', nspname, relname) as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'private') and relkind = 'r'`);
    expect(tables).not.toEqual([]);
    await rolledBack(database(), async () => {
      for (const { name } of tables)
        await database().exec(
          `alter table ${name} add column later boolean not null default false`,
        );
    });
  });
});
