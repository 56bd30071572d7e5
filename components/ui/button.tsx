import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '@/components/slot';
import { cn } from '@/lib/utils';

const buttonVariants = cva(
  "inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md border text-center font-semibold transition-colors not-ready:cursor-not-allowed not-ready:opacity-60 ready:active:translate-y-px ready:active:brightness-90 [&_svg:not([class*='size-'])]:size-5",
  {
    variants: {
      variant: {
        default:
          'border-transparent bg-primary text-primary-foreground ready:hover:bg-primary-hover',
        secondary:
          'border-transparent bg-secondary text-secondary-foreground ready:hover:bg-secondary-hover',
        outline: 'border-input hover:bg-secondary data-pressed:bg-secondary',
        ghost: 'border-transparent hover:bg-secondary data-pressed:bg-secondary',
        link: 'border-transparent text-primary underline underline-offset-4 hover:decoration-2 data-pressed:bg-secondary',
        destructive: 'border-transparent bg-destructive text-destructive-foreground',
      },
      size: {
        default: 'min-h-11 px-5 py-2',
        xs: 'min-h-8 px-1 text-sm',
        sm: 'min-h-10 px-3 py-1.5 text-sm',
        lg: 'min-h-13 px-7 py-2.5 text-lg',
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

function Button({
  className,
  variant,
  size,
  asChild = false,
  ...props
}: ComponentProps<'button'> & VariantProps<typeof buttonVariants> & { asChild?: boolean }) {
  const Comp = asChild ? Slot : 'button';
  return (
    <Comp
      data-slot="button"
      className={cn(buttonVariants({ variant, size, className }))}
      {...props}
    />
  );
}

export { Button, buttonVariants };
