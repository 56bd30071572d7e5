import { cva } from 'class-variance-authority';

/** The variants of a button, also used for links; their styles are in `button.css`, the last two's in the desk's. */
export const buttonVariants = cva('btn', {
  variants: {
    variant: {
      default: 'btn-default',
      secondary: 'btn-secondary',
      outline: 'btn-outline',
      ghost: 'btn-ghost',
      link: 'btn-link',
      warning: 'btn-warning',
      destructive: 'btn-destructive',
    },
    size: { default: 'btn-md', sm: 'btn-sm', lg: 'btn-lg', icon: 'btn-icon', bare: 'btn-bare' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});
