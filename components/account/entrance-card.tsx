import type { ReactNode } from 'react';

type EntranceCardProps = { heading: string; text?: string; children: ReactNode };

/** What a shopper sees at the door: one short form on a page of its own. */
export function EntranceCard({ heading, text, children }: EntranceCardProps) {
  return (
    <div className="shell py-8 sm:py-14">
      <div className="mx-auto max-w-md rounded-lg border border-border bg-card px-5 py-7 sm:px-8">
        <h1 className="text-2xl font-extrabold">{heading}</h1>
        {text && <p className="mt-1 text-muted-foreground">{text}</p>}
        {children}
      </div>
    </div>
  );
}
