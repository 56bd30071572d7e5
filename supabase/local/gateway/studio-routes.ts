import { Hono } from 'hono';
import { z } from 'zod';
import { asServiceRole, isFromStudio } from '../studio/studio-access.ts';
import { studioAsset, studioPage } from '../studio/studio-page.ts';
import { refusal } from './refusal.ts';
import { type LiteRouteOptions } from './lite-route.ts';

interface Options extends Pick<
  LiteRouteOptions,
  'engine' | 'keys' | 'queue' | 'backendUrl' | 'limits'
> {
  token: string;
}

const studioInfo = z.looseObject({ admin: z.boolean() });

/** Studio's page and files, and its queries about the database, which only Studio may make. */
export function studioRoutes({ engine, keys, queue, backendUrl, limits, token }: Options): Hono {
  const routes = new Hono();

  routes.get('/studio', (context) => studioPage(context.req.raw));
  routes.get('/editor', (context) => studioPage(context.req.raw));
  routes.get('/editor/*', (context) => studioPage(context.req.raw));
  routes.get('/static/*', async (context) => {
    const asset = await studioAsset(context.req.path.slice('/static/'.length));
    return asset ?? refusal('not-found');
  });

  routes.get('/_system/*', async (context) => {
    if (!isFromStudio(context.req.raw, token, backendUrl)) return refusal('not-studio');
    const request = asServiceRole(
      new Request(new URL(context.req.path, backendUrl)),
      keys.secretKey,
    );
    const whole = { method: 'GET', url: request.url, headers: [...request.headers], body: null };
    const { body, ...head } = await queue.runOwn(() =>
      engine.fetch(whole, limits.trustedRequestMs),
    );
    const answer = new Response(body, head);
    if (context.req.path !== '/_system/info') return answer;
    // Studio then sends its requests without a key, and the gateway adds the secret key to those with the token.
    return context.json({ ...studioInfo.parse(await answer.json()), admin: true });
  });
  return routes;
}
