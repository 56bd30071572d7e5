import { connection } from 'next/server';
/** Responds with 200 while the shop's process runs; does not check the backend. */
export async function GET() {
  // Never prerendered: a static route would cache its 405 response to a POST for later GETs.
  await connection();
  return Response.json({ status: 'ok' });
}
