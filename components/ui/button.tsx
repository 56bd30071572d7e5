import type { ComponentProps } from 'react';
import type { VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui/slot';
import { cn } from '@/lib/utils';
import { buttonVariants } from './button-variants';

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & { asChild?: boolean };

export function Button({ className, variant, size, asChild = false, ...props }: ButtonProps) {
  const Element = asChild ? Slot : 'button';
  return <Element className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
