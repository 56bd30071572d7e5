import { useId, type ReactNode } from 'react';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { cn } from '@/lib/utils';

type PanelProps = {
  title: string;
  /** Next to the title, e.g. a number. */
  mark?: ReactNode;
  actions?: ReactNode;
  description?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A part of a page, with its heading. */
export function Panel({ title, mark, actions, description, className, children }: PanelProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={cn('gap-2', className)}>
      <CardHeader>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <CardTitle className="text-lg">
            <h2 id={id} className="flex items-center gap-2">
              {title}
              {mark}
            </h2>
          </CardTitle>
          {actions}
        </div>
        {description !== undefined && <CardDescription>{description}</CardDescription>}
      </CardHeader>
      {children && <CardContent>{children}</CardContent>}
    </Card>
  );
}
