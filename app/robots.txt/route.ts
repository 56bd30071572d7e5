import { connection } from 'next/server';
import { robotsText } from '@/lib/seo/robots';

export async function GET() {
  // Never prerendered: a static route would cache its 405 response to a POST for later GETs.
  await connection();
  return new Response(robotsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
