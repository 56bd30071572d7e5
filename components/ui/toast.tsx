import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Slot } from '@/components/slot';
import { cn } from '@/lib/utils';

/** Where toasts appear: at the top on phones, below the header with the cart; at the bottom right on larger screens. */
function ToastViewport({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      data-slot="toast-viewport"
      className={cn(
        // Without the looks that browsers give to popovers.
        'pointer-events-none fixed inset-x-4 z-toast w-auto overflow-visible bg-transparent',
        'top-[calc(var(--header-height)+0.5rem)] flex justify-center sm:top-auto sm:bottom-4 sm:ltr:justify-end sm:rtl:justify-start',
        // It covers neither the header nor the footer of an open sheet: it is below the header, or next to the sheet.
        'sm:max-md:in-[:root:has([data-slot=sheet-content])]:top-18 sm:max-md:in-[:root:has([data-slot=sheet-content])]:bottom-auto md:ltr:in-[:root:has([data-slot=sheet-content])]:end-112',
        className,
      )}
      {...props}
    />
  );
}

const toastVariants = cva(
  'group/toast pointer-events-auto flex w-full max-w-105 flex-wrap items-start justify-end gap-3 rounded-lg border border-s-4 bg-popover p-4 text-popover-foreground shadow-cover transition duration-200 data-[state=closed]:invisible data-[state=closed]:opacity-0 starting:opacity-0',
  {
    variants: {
      variant: { default: 'border-s-primary', destructive: 'border-s-destructive' },
    },
    defaultVariants: { variant: 'default' },
  },
);

type ToastProps = ComponentProps<'div'> &
  VariantProps<typeof toastVariants> & {
    /** A closed toast fades out. */
    open?: boolean;
  };

function Toast({ className, variant, open = true, ...props }: ToastProps) {
  return (
    <div
      data-slot="toast"
      data-variant={variant ?? 'default'}
      data-state={open ? 'open' : 'closed'}
      className={cn(toastVariants({ variant }), className)}
      {...props}
    />
  );
}

function ToastTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="toast-title" className={cn('font-semibold', className)} {...props} />;
}

function ToastDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="toast-description"
      className={cn('text-sm text-muted-foreground', className)}
      {...props}
    />
  );
}

function ToastAction({
  className,
  asChild = false,
  ...props
}: ComponentProps<'button'> & { asChild?: boolean }) {
  const Comp = asChild ? Slot : 'button';
  return (
    <Comp
      data-slot="toast-action"
      {...(asChild ? {} : { type: 'button' as const })}
      className={cn(
        'inline-flex min-h-8 shrink-0 items-center rounded-sm px-2 text-sm font-bold text-primary underline underline-offset-4',
        className,
      )}
      {...props}
    />
  );
}

function ToastClose({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      data-slot="toast-close"
      className={cn(
        'min-h-8 shrink-0 rounded-sm px-2 text-sm font-semibold text-muted-foreground underline underline-offset-4',
        className,
      )}
      {...props}
    />
  );
}

export { Toast, ToastAction, ToastClose, ToastDescription, ToastTitle, ToastViewport };
