/** Structured data of a page. */
export function JsonLd({ nodes }: { nodes: readonly object[] }) {
  if (nodes.length === 0) return null;
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  return (
    <script
      type="application/ld+json"
      // Escaped, or a product's text could close the script element.
      dangerouslySetInnerHTML={{ __html: graph.replace(/</g, '\\u003c') }}
    />
  );
}
