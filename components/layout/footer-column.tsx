import { Link } from '@/components/navigation/link';

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
              <Link href={href}>
                <bdi>{name}</bdi>
              </Link>
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
