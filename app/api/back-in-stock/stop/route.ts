import { resultPath } from '@/lib/back-in-stock/results';
import { stopBackInStock } from '@/lib/back-in-stock/queries';
import { readText } from '@/lib/http/read-text';
import { localePath } from '@/lib/i18n/locale';
import { publicClient } from '@/lib/supabase/public-client.server';

const longestBody = 4 * 1024;
const longestToken = 200;
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { ...headers, location } });

/**
 * Unsubscribes: posted by a mail program (RFC 8058) with the token in the address, or by the page's button with the
 * token in the body.
 */
export async function POST(request: Request) {
  const form = new URLSearchParams((await readText(request, longestBody)) ?? '');
  const inAddress = new URL(request.url).searchParams.get('token');
  const token = (form.get('token') ?? inAddress ?? '').replaceAll('\0', '').slice(0, longestToken);
  const isMailProgram = !form.has('token');
  const locale = form.get('locale') === 'en' ? 'en' : 'ar';
  try {
    await stopBackInStock(publicClient, token);
  } catch (error) {
    console.error('Reminders could not be stopped:', error);
    return isMailProgram
      ? new Response(null, { status: 503, headers })
      : leadTo(resultPath(locale, 'failed'));
  }
  return isMailProgram
    ? new Response(null, { status: 200, headers })
    : leadTo(resultPath(locale, 'stopped'));
}

/** A link may be opened by a person or by a scanner, so nothing is stopped yet. */
export function GET(request: Request) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const query = new URLSearchParams({ token: token.slice(0, longestToken) });
  return leadTo(localePath('ar', `/back-in-stock/stop?${query.toString()}`));
}
