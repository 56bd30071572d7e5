'use client';

import Link from 'next/link';

export function BookSpine({ href, title }: { href: string; title: string }) {
  return (
    <li>
      <Link href={href} prefetch={false}>
        <bdi>{title}</bdi>
      </Link>
    </li>
  );
}
