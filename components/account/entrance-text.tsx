'use client';

import { useForCheckout } from './use-way-back';

/** What the page at the door is for: to go on shopping, or with the order that the shopper has begun. */
export function EntranceText({ text, checkoutText }: { text: string; checkoutText: string }) {
  const forCheckout = useForCheckout();
  return <p className="mt-1 text-muted-foreground">{forCheckout ? checkoutText : text}</p>;
}
