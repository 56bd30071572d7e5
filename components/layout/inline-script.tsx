'use client';

import { inlineScript } from '@/lib/http/inline-script.mjs';

/**
 * The shop's inline script. A client component, because the text of a server component would be sent a second time, in
 * the page's data. Once it has run, nothing reads it, so it is not part of the scripts either.
 */
export function InlineScript() {
  const __html = typeof window === 'undefined' ? inlineScript : '';
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}
