type Contact = { phone: string | null; email: string | null; socialUrl: string | null };

/** One way to reach the shop; `text` is always left to right. */
export type ContactWay = { kind: 'phone' | 'email' | 'social'; href: string; text: string };

/** Host and path, which are more informative than a word like "page": `wa.me/2010…`, `facebook.com/…`. */
function shownAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}

/** The configured ones, fastest first. */
export function contactWays({ phone, email, socialUrl }: Contact): ContactWay[] {
  const ways: ContactWay[] = [];
  if (phone) ways.push({ kind: 'phone', href: `tel:${phone.replace(/[^\d+]/g, '')}`, text: phone });
  if (socialUrl) ways.push({ kind: 'social', href: socialUrl, text: shownAddress(socialUrl) });
  if (email) ways.push({ kind: 'email', href: `mailto:${email}`, text: email });
  return ways;
}
