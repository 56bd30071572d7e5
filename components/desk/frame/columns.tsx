import type { ReactNode } from 'react';

type ColumnsProps = {
  /** The actions. */
  main: ReactNode;
  /** The facts. */
  aside: ReactNode;
};

const column = 'grid min-w-0 gap-4';

export function Columns({ main, aside }: ColumnsProps) {
  return (
    <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
      <div className={column}>{main}</div>
      <div className={column}>{aside}</div>
    </div>
  );
}
