export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [{ number: '0' }];
}

/** Rendered on the first request of each number, like a product page. */
export default async function Page({ params }) {
  const { number } = await params;
  return <p>{number}</p>;
}
