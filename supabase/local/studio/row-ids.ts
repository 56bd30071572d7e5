import { z } from 'zod';

export interface PrimaryKey {
  schema: string;
  table: string;
  columns: string[];
}

const rowsSchema = z.array(z.looseObject({}));

/**
 * Studio identifies rows by `id`, whatever the table's key is called. Rows of tables with another single-column key get
 * that key as `id` as well; tables with a composite key get none, so Studio cannot change them.
 */
export async function withRowIds(
  path: string,
  answer: Response,
  primaryKeys: PrimaryKey[],
): Promise<Response> {
  const table = path.replace(/^\/rest\/v1\//, '');
  const key = primaryKeys.find((known) => known.schema === 'public' && known.table === table);
  const [column, ...more] = key?.columns ?? [];
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  if (!answer.ok || !isJson || column === undefined || more.length > 0) return answer;

  const rows = rowsSchema.safeParse(await answer.clone().json());
  if (!rows.success) return answer;
  const named = rows.data.map((row) => ({ id: row[column], ...row }));
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(named), { status: answer.status, headers });
}
