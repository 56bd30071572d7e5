import type { ReactNode } from 'react';
import { Panel } from '../frame/panel';

type ChartFigureProps = {
  title: string;
  /** What is drawn, if the title does not say so. */
  text?: string;
  /** A sentence about what the chart shows, for screen readers. */
  label: string;
  /** The name of the table that opens below it. */
  figures: string;
  drawing: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
};

/** A chart drawn on the server, and its figures as a table, which opens without scripts. */
export function ChartFigure({ title, text, label, figures, drawing, table }: ChartFigureProps) {
  return (
    <Panel title={title} description={text} className="mt-6 break-inside-avoid">
      <div role="img" aria-label={label} className="mt-1">
        {drawing}
      </div>
      <details className="mt-4">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
          {figures}
        </summary>
        {table}
      </details>
    </Panel>
  );
}
