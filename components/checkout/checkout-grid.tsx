import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/utils';
import './checkout.css';

/**
 * The form of a checkout, in two columns on desktops. Not a grid on phones, because the pay bar would not be sticky in
 * it.
 */
export function CheckoutGrid({ className, ...props }: ComponentProps<'form'>) {
  return (
    <form
      noValidate
      data-slot="checkout"
      className={cn(
        'mt-5 flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8 noscript:hidden',
        // The messages of fields stay above the pay bar, too.
        'max-lg:tall:[&_:is(input,select)]:scroll-mb-12',
        className,
      )}
      {...props}
    />
  );
}

/** The first column: what is ordered, by whom, and to where. */
export function CheckoutColumn({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-start-1 lg:row-end-3">{children}</div>
  );
}

/** Price and payment. On phones its parts are children of the form, in which the pay bar is sticky. */
export function CheckoutAside({ children }: { children: ReactNode }) {
  return (
    <div className="contents lg:col-start-2 lg:grid lg:gap-5 lg:taller:sticky lg:taller:top-24">
      {children}
    </div>
  );
}
