import type { ComponentProps } from 'react';

type BadgeProps = Omit<ComponentProps<'span'>, 'className'> & { variant: 'positive' | 'muted' };

export function Badge({ variant, ...props }: BadgeProps) {
  return <span className={`badge badge-${variant}`} {...props} />;
}
