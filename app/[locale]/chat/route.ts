import { connection } from 'next/server';
import { uncached } from '@/lib/cache-control';
import { chatPage } from '@/lib/chat/chat-page';
import { chatSettings } from '@/lib/env/chat';
import { framedHeaders } from '@/lib/http/security-headers.mjs';
import { publicEnvironment } from '@/lib/env/public';
import { isLocale } from '@/lib/i18n/locale';

/** The page in the chat's iframe. Only it may load the chat's script, and only the shop's own pages may frame it. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/chat'>) {
  await connection();
  const { locale } = await params;
  const settings = chatSettings();
  const headers = new Headers({ ...uncached, 'x-robots-tag': 'noindex' });
  for (const { key, value } of framedHeaders(publicEnvironment, settings?.origin))
    headers.set(key, value);
  if (!settings || !isLocale(locale)) return new Response(null, { status: 404, headers });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(chatPage(locale, settings), { headers });
}
