import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { format, resolveConfig } from 'prettier';
import { pgliteEngine } from '../engines/pglite';

/** The file that is written, seen from the folder of the project. */
export const databaseTypesFile = 'supabase/functions/_shared/contracts/database.types.ts';

/** What `supabase gen types` says of a database that the migrations have made, by its own generator. */
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
