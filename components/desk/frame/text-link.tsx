import type { ComponentProps } from 'react';
import { Link } from '@/components/navigation/link';

export const textLink =
  'inline-block min-h-7 font-bold text-primary underline underline-offset-4 hover:decoration-2';

/** A link in text or in a row, e.g. the name of what it opens. */
export function TextLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...props} className={textLink} />;
}
