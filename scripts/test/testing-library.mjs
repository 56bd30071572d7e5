import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';

if (typeof document !== 'undefined') {
  // Testing Library waits one second by default, which a busy machine can take to render.
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  // jsdom lacks these. No test has an id that needs to be escaped.
  globalThis.CSS ??= { escape: String };
  globalThis.TextEncoder ??= TextEncoder;
  performance.getEntriesByType ??= () => [];
  if (!crypto.subtle) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
}
