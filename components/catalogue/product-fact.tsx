export function ProductFact({ label, name, href }: { label: string; name: string; href: string }) {
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd>
        <a
          href={href}
          className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <bdi>{name}</bdi>
        </a>
      </dd>
    </>
  );
}
