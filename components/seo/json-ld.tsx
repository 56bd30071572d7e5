import { scriptJson } from '@/lib/escape';

/** Structured data of a page. */
export function JsonLd({ nodes }: { nodes: readonly object[] }) {
  if (nodes.length === 0) return null;
  const graph = scriptJson({ '@context': 'https://schema.org', '@graph': nodes });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />;
}
