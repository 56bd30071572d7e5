import { connection } from 'next/server';
/** Answers as long as the shop's own process does; says nothing about the backend. */
export async function GET() {
  // Never prerendered: a static route keeps its answer to a POST, 405, for every later GET.
  await connection();
  return Response.json({ status: 'ok' });
}
