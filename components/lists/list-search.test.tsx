/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';

const asked: string[] = [];
const push = (address: string) => asked.push(address);
const router = { push, replace: push };
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
const { ListNavigation } = await import('./list-navigation');
const { SearchBox } = await import('./search-box');

const showList = () =>
  renderIn(
    'ar',
    <ListNavigation>
      <SearchBox filters={{ page: 1 }} />
    </ListNavigation>,
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
  jest.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox');
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

test('a suggestion that is followed is not overtaken by the search that was due', () => {
  type('algebra');
  const suggestion = field().form!.appendChild(document.createElement('a'));
  act(() => void fireEvent.click(suggestion));
  pass(2_000);
  expect(asked).toEqual([]);
});
