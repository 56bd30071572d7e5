/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { ServedPart } from './served-part';

const served = '<div><div><button data-act="copy">نسخ</button><a href="#x">رابط</a></div></div>';

let give: (live: ReactNode) => void;
let breakDown: () => void;
const heard: string[] = [];
const bring = jest.fn((part: HTMLElement, isServed: boolean) => {
  part.addEventListener('click', () => heard.push(`click, served: ${String(isServed)}`));
  return new Promise<ReactNode>((resolve, reject) => {
    give = resolve;
    breakDown = () => reject(new Error('no network'));
  });
});

beforeEach(() => {
  bring.mockClear();
  heard.length = 0;
});
afterEach(cleanup);

async function hydrated() {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = served;
  await act(async () => void hydrateRoot(place, <ServedPart bring={bring}>{null}</ServedPart>));
  return { place, button: place.querySelector('button')! };
}

test('what was served stays, and nothing is loaded until it is touched', async () => {
  const { place, button } = await hydrated();
  expect(place.innerHTML).toBe(served);
  expect(bring).not.toHaveBeenCalled();
  fireEvent.focus(button);
  fireEvent.pointerDown(button);
  expect(bring).toHaveBeenCalledTimes(1);
  await act(async () => give(<p>live</p>));
  expect(place.textContent).toBe('نسخرابطlive');
  expect(place.querySelector('button')).toBe(button);
});

test('a press before the code is heard once, after it; later ones are heard at once', async () => {
  const { button } = await hydrated();
  expect(fireEvent.click(button)).toBe(false);
  expect(heard).toEqual([]);
  await act(async () => give(null));
  expect(heard).toEqual(['click, served: true']);
  fireEvent.click(button);
  expect(heard).toHaveLength(2);
});

test('a link is left to the browser', async () => {
  const { place } = await hydrated();
  expect(fireEvent.click(place.querySelector('a')!)).toBe(true);
});

test('without its code a press goes on to the browser, and not round in circles', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { button } = await hydrated();
  expect(fireEvent.click(button)).toBe(false);
  await act(async () => breakDown());
  expect(fireEvent.click(button)).toBe(true);
});

test('where nothing was served the code comes at once', async () => {
  render(<ServedPart bring={bring}>{null}</ServedPart>);
  expect(bring).toHaveBeenCalledTimes(1);
  await act(async () => give(<p>made here</p>));
  expect(document.body.textContent).toContain('made here');
});
