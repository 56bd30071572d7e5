import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { format, resolveConfig } from 'prettier';
import { pgliteEngine } from '../engines/pglite';

/** The generated file, relative to the project's folder. */
export const databaseTypesFile = 'supabase/functions/_shared/contracts/database.types.ts';

/** The output of `supabase gen types` for a migrated database, from its own generator. */
export async function databaseTypes(): Promise<string> {
  const engine = pgliteEngine();
  const database = await engine.open();
  const query = async (sql: string) => ({ rows: await database.query(sql) });
  const metadata = await introspect({ query }, { includedSchemas: ['public'] });
  await database.close();
  await engine.stop();
  const style = await resolveConfig(databaseTypesFile);
  return generateTypescript(sortGeneratorMetadata(metadata), {
    detectOneToOneRelationships: true,
    format: (code) => format(code, { ...style, filepath: databaseTypesFile }),
  });
}
