import Link from 'next/link';

export function ProductFact({ label, name, href }: { label: string; name: string; href: string }) {
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd>
        <Link
          href={href}
          prefetch={false}
          className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <bdi>{name}</bdi>
        </Link>
      </dd>
    </>
  );
}
