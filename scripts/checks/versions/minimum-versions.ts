export type Advisory = {
  version: string;
  /** Older lines that were mended too, by the first version that was. */
  patchedLines?: string[];
  because: string;
};

/** Packages whose older versions have published advisories that touch a shop, and the first version without them. */
export const minimumVersions: Record<string, Advisory> = {
  next: {
    version: '16.3.8',
    because: 'middleware bypass, cache poisoning and server-component disclosures',
  },
  react: { version: '19.2.4', because: 'server-component payload handling' },
  'react-dom': { version: '19.2.4', because: 'server-component payload handling' },
  '@supabase/ssr': { version: '0.10.0', because: 'refreshed cookies on cacheable responses' },
  '@supabase/auth-js': { version: '2.69.1', because: 'path routing by malformed user ids' },
  sharp: { version: '0.32.6', because: 'bundled libwebp overflow' },
  postcss: { version: '8.4.31', because: 'line returns parsed as code' },
  ws: { version: '8.17.1', patchedLines: ['7.5.10'], because: 'denial of service by many headers' },
  hono: { version: '4.10.3', because: 'token audience and body limit bypasses' },
  '@hono/node-server': { version: '1.10.1', because: 'path handling of malformed requests' },
  esbuild: { version: '0.25.0', because: 'development server readable by any site' },
  '@babel/runtime': { version: '7.26.10', because: 'slow regular expressions' },
  'cross-spawn': { version: '7.0.5', because: 'slow regular expression' },
  'path-to-regexp': { version: '6.3.0', because: 'slow regular expressions' },
  cookie: { version: '0.7.0', because: 'out-of-bounds characters in names and paths' },
};

/** Whether `version` is at least `minimum`; both `major.minor.patch`, anything after it is ignored. */
export function isAtLeast(version: string, minimum: string): boolean {
  const parts = (text: string) => (text.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  const [found, wanted] = [parts(version), parts(minimum)];
  for (const [place, want] of wanted.entries()) {
    const have = found[place] ?? 0;
    if (have !== want) return have > want;
  }
  return true;
}

export function isMended(
  version: string,
  { version: minimum, patchedLines = [] }: Advisory,
): boolean {
  const major = (text: string) => text.split('.', 1)[0];
  const ownLine = patchedLines.find((line) => major(line) === major(version));
  return isAtLeast(version, ownLine ?? minimum);
}
