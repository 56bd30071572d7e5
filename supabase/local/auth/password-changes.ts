import { z } from 'zod';
import { type Session } from '../database/database.ts';

interface Lite {
  fetch(request: Request): Promise<Response>;
}

const bodySchema = z.object({ password: z.string() });
const claimsSchema = z.object({ sub: z.guid(), session_id: z.guid() });

/** A password change ends all other sessions of the shopper, as in the hosted service; lite keeps them. */
export function withPasswordChanges(lite: Lite, database: Session): Lite {
  return {
    fetch: async (request) => {
      const isUpdate = request.method === 'PUT';
      if (!isUpdate || new URL(request.url).pathname !== '/auth/v1/user')
        return lite.fetch(request);
      const copy = request.clone();
      const answer = await lite.fetch(request);
      // Lite accepts an empty body, too.
      const sent: unknown = await copy.json().catch(() => null);
      if (answer.ok && bodySchema.safeParse(sent).success) {
        const { sub, session_id } = claimsOf(request);
        await database.query('delete from auth.sessions where user_id = $1 and id <> $2', [
          sub,
          session_id,
        ]);
      }
      return answer;
    },
  };
}

/** The claims of a token that lite has just verified. */
function claimsOf(request: Request): z.infer<typeof claimsSchema> {
  const [, payload = ''] = request.headers.get('authorization')?.split('.') ?? [];
  return claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}
