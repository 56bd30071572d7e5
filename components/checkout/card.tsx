import { useId, type ReactNode } from 'react';

type CardProps = { title: string; children: ReactNode; className?: string };

/** One section of the checkout. */
export function Card({ title, children, className = '' }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`panel ${className}`}>
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
