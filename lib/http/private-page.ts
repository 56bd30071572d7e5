import { NextResponse, type NextRequest } from 'next/server';
import { isCheckout } from '@/lib/auth/guarded-paths';
import { paymentSettings } from '@/lib/env/payments';
import { publicEnvironment as environment } from '@/lib/env/public';
import { contentPolicy } from './security-headers.mjs';

/**
 * Pages beside the guarded ones that are made anew for each visitor: where passwords are typed, and what is all in the
 * address. `path` is decoded and has no language prefix.
 */
export function isPrivate(path: string): boolean {
  return /^\/(?:login|signup|reset-password|payment-complete|back-in-stock(?:\/stop)?)$/.test(path);
}

function providerOrigins(): string[] {
  const { providers, fawry, paymob } = paymentSettings();
  const origins = { fawry: fawry?.origin, paymob: paymob?.origin };
  return providers.flatMap((provider) => origins[provider] ?? []);
}

/** A policy for one answer: Next puts the nonce that it finds there on every script of the page. */
function privatePolicy(path: string): string {
  const nonce = btoa(crypto.randomUUID());
  return contentPolicy(environment, {
    nonce,
    providers: isCheckout(path) ? providerOrigins() : [],
  });
}

/** The page at `path`, or another one in its place, under a policy that no other answer has. It must not be cached. */
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
