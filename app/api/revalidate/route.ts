import { after } from 'next/server';
import { announcedCatalogueTags } from '@/lib/catalogue/change-announcement';
import { env } from '@/lib/env/server';
import { expireTags } from '@/lib/http/expire-tags.server';
import { readJson } from '@/lib/http/read-json';
import { bearsSecret } from '@/lib/http/secret.server';
import { announceToSearchEngines } from '@/lib/indexnow/indexnow.server';

const longestBody = 64 * 1024;

/**
 * Expires the pages of changed products: called by the database webhook, or by the embedded backend. Responds with 503
 * if other servers could not be notified; the call should then be repeated.
 */
export async function POST(request: Request) {
  if (!bearsSecret(request, env.revalidateSecret)) {
    return Response.json({ error: 'unauthorized' }, { status: 401 });
  }
  const json = await readJson(request, longestBody);
  if (!json.ok) {
    return Response.json({ error: json.error }, { status: json.error === 'too_large' ? 413 : 400 });
  }
  const tags = announcedCatalogueTags(json.body);
  if (!tags) return Response.json({ error: 'malformed' }, { status: 400 });
  after(() => announceToSearchEngines(tags));
  if (!(await expireTags(tags))) return Response.json({ error: 'not_shared' }, { status: 503 });
  return Response.json({ tags });
}
