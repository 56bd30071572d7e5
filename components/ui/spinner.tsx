import { LoaderCircle } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/icon';
import { cn } from '@/lib/utils';

/**
 * Decorative: the text next to it says what is loading. Without motion it is a closed ring, which does not look broken.
 */
function Spinner({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <Icon
      icon={LoaderCircle}
      data-slot="spinner"
      className={cn('size-8 shrink-0 animate-spin text-primary', className)}
      {...props}
    />
  );
}

export { Spinner };
