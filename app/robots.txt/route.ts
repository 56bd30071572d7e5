import { connection } from 'next/server';
import { robotsText } from '@/lib/seo/robots';

export async function GET() {
  // Never prerendered: a static route keeps its answer to a POST, 405, for every later GET.
  await connection();
  return new Response(robotsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
