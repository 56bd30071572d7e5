type Contact = { phone: string | null; email: string | null; socialUrl: string | null };

/** One way to reach the shop; `words` are read left to right. */
export type ContactWay = { kind: 'phone' | 'email' | 'social'; href: string; words: string };

/** Host and path, which say more than a word like "page" would: `wa.me/2010…`, `facebook.com/…`. */
function addressWords(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}

/** Those that the shop has configured, the quickest first. */
export function contactWays({ phone, email, socialUrl }: Contact): ContactWay[] {
  const ways: ContactWay[] = [];
  if (phone)
    ways.push({ kind: 'phone', href: `tel:${phone.replace(/[^\d+]/g, '')}`, words: phone });
  if (socialUrl) ways.push({ kind: 'social', href: socialUrl, words: addressWords(socialUrl) });
  if (email) ways.push({ kind: 'email', href: `mailto:${email}`, words: email });
  return ways;
}
