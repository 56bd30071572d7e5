import { scaleOf } from './scale';

export type TimeBar = {
  /** An ISO date. */
  day: string;
  value: number;
  /** The day or days and the amount, e.g. `12 November: EGP 320.00`. */
  text: string;
  /** Below the axis, if there is room for it. */
  tick: string;
};

type BarsOverTimeProps = {
  bars: readonly TimeBar[];
  /** The finest step of the axis. */
  least: number;
  /** Formats a number of the axis. */
  formatTick: (value: number) => string;
};

/** The drawing's own units; it is stretched to the available space. */
const height = 100;
const slot = 10;

/**
 * Bars along a time axis in reading direction. Texts are HTML, so that they keep their size on a phone;
 * only bars and lines are stretched.
 */
export function BarsOverTime({ bars, least, formatTick }: BarsOverTimeProps) {
  const { from, to, ticks } = scaleOf(
    bars.map(({ value }) => value),
    { least },
  );
  const y = (value: number) => height - ((value - from) / (to - from)) * height;
  const gap = bars.length > 100 ? 0 : bars.length > 40 ? 2 : 3;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-3 text-xs text-muted-foreground">
      <div className="relative h-48 sm:h-64">
        {/* The widest of these gives the column its width; the visible ones stand at their lines. */}
        {ticks.map((tick) => (
          <div key={tick} className="h-0 overflow-hidden tabular-nums">
            <bdi>{formatTick(tick)}</bdi>
          </div>
        ))}
        {ticks.map((tick) => (
          <div
            key={tick}
            className="absolute end-0 -translate-y-1/2 leading-none tabular-nums"
            style={{ top: `${y(tick)}%` }}
          >
            <bdi>{formatTick(tick)}</bdi>
          </div>
        ))}
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * slot} ${height}`}
        preserveAspectRatio="none"
        className="h-48 w-full overflow-visible sm:h-64 rtl:-scale-x-100"
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x1={0}
            x2={bars.length * slot}
            y1={y(tick)}
            y2={y(tick)}
            vectorEffect="non-scaling-stroke"
            className={tick === 0 ? 'stroke-input' : 'stroke-border'}
          />
        ))}
        {bars.map(({ day, value, text }, at) => (
          <rect
            key={day}
            x={at * slot + gap / 2}
            width={slot - gap}
            y={y(Math.max(0, value))}
            height={Math.abs(y(value) - y(0))}
            className={value < 0 ? 'fill-destructive' : 'fill-primary'}
          >
            <title>{text}</title>
          </rect>
        ))}
      </svg>
      <DayTicks bars={bars} />
    </div>
  );
}

/** A few days below the axis: as many as fit on a phone, and the others on wider screens. */
function DayTicks({ bars }: { bars: readonly TimeBar[] }) {
  const wide = spread(bars.length, 5);
  const narrow = new Set(spread(bars.length, 3));
  return (
    <div className="relative col-start-2 mt-1 h-6">
      {wide.map((at) => {
        const bar = bars[at];
        if (!bar) return null;
        const middle = ((at + 0.5) / bars.length) * 100;
        const side = middle < 15 ? 'start' : middle > 85 ? 'end' : 'middle';
        return (
          <span
            key={bar.day}
            data-side={side}
            className={`absolute whitespace-nowrap data-[side=end]:-translate-x-full data-[side=middle]:-translate-x-1/2 rtl:data-[side=end]:translate-x-full rtl:data-[side=middle]:translate-x-1/2 ${narrow.has(at) ? '' : 'max-sm:hidden'}`}
            style={{ insetInlineStart: `${edge(side, at, bars.length)}%` }}
          >
            <bdi>{bar.tick}</bdi>
          </span>
        );
      })}
    </div>
  );
}

/** The first and last labels keep to the edges of the drawing. */
function edge(side: 'start' | 'middle' | 'end', at: number, count: number): number {
  const shift = { start: 0, middle: 0.5, end: 1 }[side];
  return ((at + shift) / count) * 100;
}

/** Up to `most` of `count` positions, evenly spread from the first to the last. */
function spread(count: number, most: number): number[] {
  const places = Math.min(count, most);
  if (places <= 1) return count > 0 ? [0] : [];
  return Array.from({ length: places }, (_, at) => Math.round((at * (count - 1)) / (places - 1)));
}
