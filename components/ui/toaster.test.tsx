/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';
import { dismissToast, toast } from './use-toast';
import { Toaster } from './toaster';

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-slot=toast]')];
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  renderIn('en', <Toaster />);
});
afterEach(() => {
  act(() => dismissToast());
  pass(1_500);
  cleanup();
  jest.useRealTimers();
});

test('replaces the current message with a new one', () => {
  act(() => toast({ title: 'Added', variant: 'default' }));
  act(() => toast({ title: 'Error', description: 'Why', variant: 'destructive' }));
  expect(toasts().map(({ dataset, textContent }) => [dataset['variant'], textContent])).toEqual([
    ['destructive', 'ErrorWhyDismiss'],
  ]);
});

test('shows each message in the top layer, above everything that is already open', () => {
  const steps: string[] = [];
  const section = screen.getByRole('region', { name: 'Notifications', hidden: true });
  Object.assign(section, {
    showPopover: () => steps.push('show'),
    hidePopover: () => steps.push('hide'),
  });
  expect(section.getAttribute('popover')).toBe('manual');
  act(() => toast({ title: 'Added', variant: 'default' }));
  act(() => toast({ title: 'Error', variant: 'destructive' }));
  expect(steps).toEqual(['show', 'hide', 'show']);
  act(() => dismissToast());
  pass(1_500);
  expect(steps).toEqual(['show', 'hide', 'show', 'hide']);
});

test('closes after a second and a half and is removed as long after that', () => {
  act(() => toast({ title: 'Added', variant: 'default' }));
  pass(1_499);
  expect(toasts()[0]?.dataset['state']).toBe('open');
  pass(1);
  expect(toasts()[0]?.dataset['state']).toBe('closed');
  pass(1_499);
  expect(toasts()).toHaveLength(1);
  pass(1);
  expect(toasts()).toHaveLength(0);
});

test('stays open while it is hovered or focused, and closes with its button', () => {
  act(() => toast({ title: 'Added', variant: 'default' }));
  const button = screen.getByRole('button', { name: 'Dismiss' });
  for (const [hold, release] of [
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const) {
    hold(hold === fireEvent.focus ? button : toasts()[0]!);
    pass(60_000);
    expect(toasts()[0]?.dataset['state']).toBe('open');
    release(hold === fireEvent.focus ? button : toasts()[0]!);
    pass(1_000);
  }
  fireEvent.click(button);
  expect(toasts()[0]?.dataset['state']).toBe('closed');
});

test('stays open until neither the pointer nor the focus is on it', () => {
  act(() => toast({ title: 'Added', variant: 'default' }));
  const button = screen.getByRole('button', { name: 'Dismiss' });
  const shown = toasts()[0]!;
  for (const [hold, release] of [
    [() => fireEvent.focus(button), () => fireEvent.pointerLeave(shown)],
    [() => fireEvent.pointerEnter(shown), () => fireEvent.blur(button)],
  ] as const) {
    fireEvent.pointerEnter(shown);
    fireEvent.focus(button);
    hold();
    release();
    pass(60_000);
    expect(toasts()[0]?.dataset['state']).toBe('open');
  }
  fireEvent.pointerLeave(shown);
  pass(1_500);
  expect(toasts()[0]?.dataset['state']).toBe('closed');
});

test('closes the next message automatically even if the previous one was hovered until it closed', () => {
  act(() => toast({ title: 'Added', variant: 'default' }));
  fireEvent.pointerEnter(toasts()[0]!);
  act(() => toast({ title: 'Again', variant: 'default' }));
  const button = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.focus(button);
  fireEvent.blur(button);
  pass(1_500);
  expect(toasts()[0]?.dataset['state']).toBe('closed');
});

test('closes the message when its link is followed', () => {
  act(() =>
    toast({ title: 'Added', variant: 'default', action: { label: 'Cart', href: '/cart' } }),
  );
  const link = screen.getByRole('link', { name: 'Cart' });
  expect(link.getAttribute('href')).toBe('/en/cart');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(toasts()[0]?.dataset['state']).toBe('closed');
});

test('runs the action of a message once, and closes it', () => {
  const run = jest.fn();
  act(() => toast({ title: 'Removed', variant: 'default', action: { label: 'Undo', run } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(toasts()[0]?.dataset['state']).toBe('closed');
});
