'use client';

import { ChevronRight } from 'lucide';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { scrollToFocused } from '@/components/navigation/scroll-to-focused';

type ShelfScrollerProps = {
  back: string;
  onward: string;
  children: ReactNode;
};

/**
 * A row that scrolls sideways. Buttons and fading edges show in which directions it continues; without scripts
 * there are none.
 */
export function ShelfScroller({ back, onward, children }: ShelfScrollerProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ back: false, onward: true });

  function look() {
    if (!scroller.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = scroller.current;
    // Negative from right to left.
    const passed = Math.abs(scrollLeft);
    const now = { back: passed > 1, onward: passed + clientWidth < scrollWidth - 1 };
    setMore((last) => (last.back === now.back && last.onward === now.onward ? last : now));
  }

  useEffect(() => {
    const observer = new ResizeObserver(look);
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);

  function move(direction: 1 | -1) {
    if (!scroller.current) return;
    const towards = getComputedStyle(scroller.current).direction === 'rtl' ? -direction : direction;
    scroller.current.scrollBy({ left: towards * scroller.current.clientWidth * 0.8 });
  }

  return (
    <div className="relative">
      <div className="absolute end-0 bottom-full flex gap-2 noscript:hidden">
        <ShelfArrow label={back} enabled={more.back} onPress={() => move(-1)}>
          <Icon icon={ChevronRight} className="ltr:rotate-180" />
        </ShelfArrow>
        <ShelfArrow label={onward} enabled={more.onward} onPress={() => move(1)}>
          <Icon icon={ChevronRight} className="rtl:rotate-180" />
        </ShelfArrow>
      </div>
      <div
        ref={scroller}
        data-slot="shelf"
        data-back={more.back || undefined}
        data-onward={more.onward || undefined}
        onScroll={look}
        onFocus={scrollToFocused}
        // The focused element is not faded.
        className="flex snap-x snap-proximity scroll-px-10 scrollbar-none items-end gap-4 overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth noscript:scrollbar-thin"
      >
        {children}
      </div>
    </div>
  );
}

type ShelfArrowProps = {
  label: string;
  enabled: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** At either end it keeps the focus. */
function ShelfArrow({ label, enabled, onPress, children }: ShelfArrowProps) {
  return (
    <Button
      type="button"
      aria-label={label}
      aria-disabled={!enabled || undefined}
      onClick={onPress}
      variant="outline"
      size="icon"
    >
      {children}
    </Button>
  );
}
