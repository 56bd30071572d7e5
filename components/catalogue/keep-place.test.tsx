/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { searchFieldId } from './list-anchors';

const asked: string[] = [];
const push = (address: string) => asked.push(address);
const router = { push, replace: push };
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
const { KeepPlace } = await import('./keep-place');

// The tests' browser does not have it.
Object.assign(globalThis, { CSS: { escape: (id: string) => id } });

const showList = () =>
  render(
    <section>
      <form action="/shop">
        <input id={searchFieldId} name="q" aria-label="Search" />
      </form>
      <KeepPlace status="" />
    </section>,
  );
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  showList();
});
afterEach(() => {
  pass(1_000);
  cleanup();
  // The list that was asked for: what the page before left to it is taken up.
  showList();
  cleanup();
  jest.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => {
  act(() => void fireEvent.input(field(), { target: { value } }));
};
const enter = () => {
  act(() => void fireEvent.submit(field().form!));
};

test('the same list is asked for once, however often Enter is pressed', () => {
  type('maths');
  enter();
  pass(100);
  enter();
  pass(899);
  enter();
  expect(asked).toEqual(['/shop?q=maths']);
  pass(1);
  enter();
  expect(asked).toHaveLength(2);
});

test('what is typed next waits until a second has passed since the list before it', () => {
  type('biology');
  enter();
  pass(50);
  type('biology 3');
  pass(800);
  expect(asked).toEqual(['/shop?q=biology']);
  pass(149);
  expect(asked).toHaveLength(1);
  pass(1);
  expect(asked).toEqual(['/shop?q=biology', '/shop?q=biology+3']);
});

test('Enter asks for other words at once', () => {
  type('geology');
  enter();
  type('physics');
  enter();
  expect(asked).toEqual(['/shop?q=geology', '/shop?q=physics']);
});
