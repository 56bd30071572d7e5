'use client';

export function BookSpine({ href, title }: { href: string; title: string }) {
  return (
    <li>
      <a href={href}>
        <bdi>{title}</bdi>
      </a>
    </li>
  );
}
