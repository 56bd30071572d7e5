const networks = {
  whatsapp: ['wa.me', 'whatsapp.com'],
  facebook: ['facebook.com', 'fb.com', 'm.me'],
} as const;

export type SocialNetwork = keyof typeof networks;

/** The network of the shop's social page, for its name and logo; null if it is another one. */
export function socialNetwork(url: string): SocialNetwork | null {
  const { hostname } = new URL(url);
  const isOf = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  const found = Object.entries(networks).find(([, domains]) => domains.some(isOf));
  return (found?.[0] as SocialNetwork | undefined) ?? null;
}
