/** Structured data of a page. `<` is escaped, or a product text could close the script. */
export function JsonLd({ nodes }: { nodes: readonly object[] }) {
  if (nodes.length === 0) return null;
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: graph.replace(/</g, '\\u003c') }}
    />
  );
}
