'use client';

import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

const boxes = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[name="o"]') ?? []),
];

/**
 * The checked boxes of a form. They are plain checkboxes rendered by the server; `rows` changes when it renders others.
 * Shift and a click, or the space bar, checks all since the previous one.
 */
export function useChoice(rows: unknown): {
  form: RefObject<HTMLFormElement | null>;
  chosen: number;
  codes: () => string[];
  change: () => void;
  press: (event: MouseEvent<HTMLFormElement>) => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(0);

  function change() {
    const all = boxes(form.current);
    const count = all.filter(({ checked }) => checked).length;
    const whole = form.current?.querySelector<HTMLInputElement>('[data-choose-all]');
    if (whole) {
      whole.checked = count > 0 && count === all.length;
      whole.indeterminate = count > 0 && count < all.length;
    }
    setChosen(count);
  }

  function press({ target, shiftKey }: MouseEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
    const all = boxes(form.current);
    if ('chooseAll' in target.dataset) for (const box of all) box.checked = target.checked;
    const [from, to] = [last.current ? all.indexOf(last.current) : -1, all.indexOf(target)];
    if (shiftKey && from !== -1 && to !== -1)
      for (const box of all.slice(Math.min(from, to), Math.max(from, to) + 1))
        box.checked = target.checked;
    if (to !== -1) last.current = target;
    change();
  }

  const changeRef = useRef(change);
  useEffect(() => {
    changeRef.current = change;
  });
  // The browser may have kept boxes that were checked before scripts ran, or before a reload.
  useEffect(() => changeRef.current(), [rows]);

  const codes = () => boxes(form.current).flatMap((box) => (box.checked ? [box.value] : []));
  return { form, chosen, codes, change, press };
}
