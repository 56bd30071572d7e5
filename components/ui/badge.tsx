import type { ComponentProps } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';

const badgeVariants = cva(
  'inline-flex items-center rounded-sm border px-2 py-0.5 text-xs font-semibold',
  {
    variants: {
      variant: {
        positive: 'border-transparent bg-accent text-accent-foreground',
        muted: 'border-border bg-muted text-muted-foreground',
      },
    },
    defaultVariants: { variant: 'muted' },
  },
);

type BadgeProps = Omit<ComponentProps<'span'>, 'className'> & VariantProps<typeof badgeVariants>;

export function Badge({ variant, ...props }: BadgeProps) {
  return <span className={badgeVariants({ variant })} {...props} />;
}
