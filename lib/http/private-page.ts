import { NextResponse, type NextRequest } from 'next/server';
import { paymentSettings } from '@/lib/env/payments';
import { publicEnvironment as environment } from '@/lib/env/public';
import { sectionRoute } from '@/lib/routes.mjs';
import { contentPolicy } from './security-headers.mjs';

function providerOrigins(): string[] {
  const { providers, fawry, paymob } = paymentSettings();
  const origins = { fawry: fawry?.origin, paymob: paymob?.origin };
  return providers.flatMap((provider) => origins[provider] ?? []);
}

/** A policy for one response. Next.js adds the nonce that it finds in it to every script of the page. */
function privatePolicy(path: string): string {
  const nonce = btoa(crypto.randomUUID());
  return contentPolicy(environment, {
    nonce,
    providers: sectionRoute(path)?.hasPayment ? providerOrigins() : [],
  });
}

/**
 * Responds with the page at `path`, or with another one instead, under a policy with a new nonce. The response must not
 * be cached.
 */
export function answerPrivately(request: NextRequest, path: string, inPlace?: URL): NextResponse {
  const policy = privatePolicy(path);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = inPlace
    ? NextResponse.rewrite(inPlace, { request: { headers } })
    : NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}
