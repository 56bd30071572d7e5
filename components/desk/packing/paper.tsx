import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import './sheets.css';

// Black on white, whatever the color scheme. On the screen a paper has the size and margins of its sheet.
const paperVariants = cva(
  'w-full border bg-white text-black scheme-light shadow-cover print:max-w-none print:border-0 print:p-0 print:shadow-none print:not-first:break-before-page',
  {
    variants: {
      sheet: {
        a4: 'max-w-[210mm] p-[clamp(1rem,4vw,14mm)]',
        // A long address must not push the order's number to a second label.
        label:
          'flex min-h-[148mm] max-w-[105mm] flex-col p-[7mm] print:h-[132mm] print:min-h-0 print:overflow-hidden',
      },
    },
  },
);

type Sheet = Required<VariantProps<typeof paperVariants>>;

/** Papers of one kind, each printed on a separate sheet. */
export function Papers({ sheet, ...props }: ComponentProps<'div'> & Sheet) {
  return (
    <div
      className={cn(
        'mt-6 flex flex-col items-center gap-6 print:m-0 print:block',
        sheet === 'label' && 'print:[page:label]',
      )}
      {...props}
    />
  );
}

export function Paper({ sheet, className, ...props }: ComponentProps<'section'> & Sheet) {
  return (
    <section data-slot="paper" className={cn(paperVariants({ sheet }), className)} {...props} />
  );
}

/** The number of an order, large enough to be read from a distance. */
export function PaperNumber(props: ComponentProps<'h2'>) {
  return <h2 className="text-3xl/tight font-extrabold tabular-nums" {...props} />;
}

export function PaperTable({ className, ...props }: ComponentProps<'table'>) {
  return <table className={cn('w-full [&_tr]:break-inside-avoid', className)} {...props} />;
}

const cell = 'border-b border-black/40 px-2 py-1.5 text-start align-top';

/** For a cell with a number. */
export const numeric = 'text-end whitespace-nowrap tabular-nums';

/** The name of a column or of a row. */
export function PaperHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      className={cn(cell, 'font-bold in-[thead]:border-b-2 in-[thead]:border-black', className)}
      {...props}
    />
  );
}

export function PaperCell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cn(cell, className)} {...props} />;
}
