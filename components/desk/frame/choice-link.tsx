import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';

type ChoiceLinkProps = { href: string; isCurrent: boolean; children: ReactNode };

/** One of several lists, periods or documents; the current one is marked. */
export function ChoiceLink({ href, isCurrent, children }: ChoiceLinkProps) {
  return (
    <Button
      asChild
      variant="outline"
      size="sm"
      className="aria-[current]:border-primary aria-[current]:bg-accent aria-[current]:text-accent-foreground"
    >
      <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </Link>
    </Button>
  );
}
