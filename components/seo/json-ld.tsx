function graphOf(nodes: readonly object[]): string {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // Or a product text could close the script.
  return graph.replace(/</g, '\\u003c');
}

/** Structured data of a page. Without nodes it keeps, in the browser, what was served in its place. */
export function JsonLd({ nodes }: { nodes: readonly object[] | null }) {
  if (nodes?.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: nodes ? graphOf(nodes) : '' }}
    />
  );
}
