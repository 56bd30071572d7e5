import type { ReactNode } from 'react';
import { EntranceText } from './entrance-text';

type EntranceCardProps = {
  heading: string;
  text?: string;
  checkoutText?: string;
  children: ReactNode;
};

/** What a shopper sees at the door: one short form on a page of its own. */
export function EntranceCard({ heading, text, checkoutText, children }: EntranceCardProps) {
  return (
    <div className="shell py-8 sm:py-14">
      <div className="mx-auto max-w-md rounded-lg border border-border bg-card px-5 py-7 sm:px-8">
        <h1 className="text-2xl font-extrabold">{heading}</h1>
        {text && <EntranceText text={text} checkoutText={checkoutText ?? text} />}
        {children}
      </div>
    </div>
  );
}
