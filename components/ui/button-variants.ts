import { cva } from 'class-variance-authority';

/** The looks of a button, for links too; what each is made of stands in `button.css`. */
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
