export type FooterLink = { href: string; name: string };

/** Phones and addresses keep their own direction. */
export function FooterColumn({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <section>
      <h2 className="font-bold">{title}</h2>
      <ul className="mt-2 space-y-1">
        {links.map(({ href, name }) => (
          <li key={href}>
            {href.startsWith('/') ? (
              <a href={href}>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <a href={href} dir="ltr">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
