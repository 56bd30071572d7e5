import { connection } from 'next/server';
/** Answers while the shop's process runs; does not check the backend. */
export async function GET() {
  // Never prerendered: a static route would cache its 405 answer to a POST for later GETs.
  await connection();
  return Response.json({ status: 'ok' });
}
