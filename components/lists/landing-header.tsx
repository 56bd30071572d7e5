import type { ComponentProps } from 'react';
import { Breadcrumbs } from '@/components/catalogue/breadcrumbs';

type LandingHeaderProps = {
  title: string;
  /** A sentence about the list. */
  text?: string;
  /** The levels between the home page and this list. */
  trail?: ComponentProps<typeof Breadcrumbs>['trail'];
};

/**
 * The header of a list that has its own h1 instead of the hero. On a phone it is short: the first books come with their
 * prices.
 */
export function LandingHeader({ title, text, trail = [] }: LandingHeaderProps) {
  return (
    <header className="shell pt-2 sm:pt-4">
      {/* The heading below says the same as the last level. */}
      <Breadcrumbs trail={trail} current={title} currentClassName="max-sm:sr-only" />
      <h1 className="text-lg font-extrabold sm:mt-2 sm:text-4xl">
        <bdi>{title}</bdi>
      </h1>
      {text && <p className="mt-1 max-w-2xl text-muted-foreground max-sm:hidden">{text}</p>}
    </header>
  );
}
