import type { ComponentProps } from 'react';

const variants = {
  positive: 'border-transparent bg-accent text-accent-foreground',
  muted: 'border-border bg-muted text-muted-foreground',
};

type BadgeProps = Omit<ComponentProps<'span'>, 'className'> & { variant: keyof typeof variants };

export function Badge({ variant, ...props }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center rounded-sm border px-2 py-0.5 text-xs font-semibold ${variants[variant]}`}
      {...props}
    />
  );
}
