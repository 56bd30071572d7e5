export type RankedBar = { key: string; name: string; value: number; amount: string };

/** Horizontal bars, the longest first; a name stands above its bar, so it may be as long as a book's. */
export function RankedBars({ bars }: { bars: readonly RankedBar[] }) {
  const longest = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  return (
    <ol className="space-y-3 text-sm">
      {bars.map(({ key, name, value, amount }) => (
        <li key={key}>
          <div className="flex items-baseline justify-between gap-3">
            <bdi className="min-w-0">{name}</bdi>
            <bdi className="shrink-0 font-semibold tabular-nums">{amount}</bdi>
          </div>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className="mt-1 block h-2.5 w-full rounded-sm bg-muted rtl:-scale-x-100"
          >
            <rect
              width={(Math.abs(value) / longest) * 100}
              height={1}
              className={value < 0 ? 'fill-destructive' : 'fill-primary'}
            />
          </svg>
        </li>
      ))}
    </ol>
  );
}
