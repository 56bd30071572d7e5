import { cva } from 'class-variance-authority';

/** In a file of its own, so that a client island can look like a button without the class merger's weight. */
export const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md border text-center font-semibold transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
  {
    variants: {
      variant: {
        default:
          'border-transparent bg-primary text-primary-foreground hover:not-aria-disabled:bg-primary-hover',
        secondary:
          'border-transparent bg-secondary text-secondary-foreground hover:not-aria-disabled:bg-secondary-hover',
        outline: 'border-input bg-transparent text-foreground hover:bg-secondary',
        ghost: 'border-transparent text-foreground hover:bg-secondary',
        link: 'border-transparent text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        default: 'min-h-11 px-5 py-2 text-base',
        sm: 'min-h-10 px-3 py-1.5 text-sm',
        lg: 'min-h-13 px-7 py-2.5 text-lg',
        icon: 'size-11',
        bare: 'min-h-8 px-1 text-sm',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);
