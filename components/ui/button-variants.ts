import { cva } from 'class-variance-authority';

/** The variants of a button, also used for links; their styles are in `button.css`. */
export const buttonVariants = cva('btn', {
  variants: {
    variant: {
      default: 'btn-default',
      secondary: 'btn-secondary',
      outline: 'btn-outline',
      ghost: 'btn-ghost',
      link: 'btn-link',
    },
    size: { default: 'btn-md', sm: 'btn-sm', lg: 'btn-lg', icon: 'btn-icon', bare: 'btn-bare' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});
