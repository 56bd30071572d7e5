import Link from 'next/link';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ size: '2-1-0' }];
}

const places = (count) => Array.from({ length: count }, (_, place) => place);

/**
 * As many elements and links as a page of the shop, and nothing else: no data, texts, metadata or other client
 * components. The parameter has both numbers and the number of the page.
 */
export default async function Page({ params }) {
  const { size } = await params;
  const [elements, links] = size.split('-').map(Number);
  return (
    <>
      {places(links).map((place) => (
        <Link key={place} href={`/link/${place}`} prefetch={false} className="inline-link">
          A link with a few words {place}
        </Link>
      ))}
      {places(Math.round((elements - links) / 2)).map((place) => (
        <div key={place} className="mt-2 flex items-center gap-3">
          <p className="text-sm text-muted-foreground">A line with a few words {place}</p>
        </div>
      ))}
    </>
  );
}
