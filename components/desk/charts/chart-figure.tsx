import { useId, type ReactNode } from 'react';

type ChartFigureProps = {
  title: string;
  /** What is drawn, where the title does not say it. */
  text?: string;
  /** What the drawing shows, in a sentence, for those who do not see it. */
  label: string;
  /** The name of the table that opens below it. */
  figures: string;
  drawing: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
};

/** A chart drawn on the server, and its figures as a table, which opens without scripts. */
export function ChartFigure({ title, text, label, figures, drawing, table }: ChartFigureProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel mt-6 break-inside-avoid">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {text !== undefined && <p className="text-sm text-muted-foreground">{text}</p>}
      <div role="img" aria-label={label} className="mt-3">
        {drawing}
      </div>
      <details className="mt-4">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
          {figures}
        </summary>
        {table}
      </details>
    </section>
  );
}
