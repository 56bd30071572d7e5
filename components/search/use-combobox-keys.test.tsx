/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  active,
  field,
  key,
  pause,
  push,
  show,
  submitted,
  type,
  typeAndSee,
} from './suggest-fixture';

test('moves through the options with the arrow keys, while the field keeps its text and the focus', async () => {
  show();
  await typeAndSee('biol');
  await key('ArrowDown');
  expect(active()).toBe('biology 3');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  await key('ArrowUp');
  expect(active()).toBeNull();
  await key('ArrowUp');
  expect(active()).toBe('See all results for biol');
  await key('ArrowDown');
  expect(active()).toBeNull();
  await key('ArrowDown');
  await key('End');
  expect(active()).toBeNull();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(field().value).toBe('biol');
  expect(document.activeElement).toBe(field());
});

test('opens the active book with Enter, and otherwise lets the form search', async () => {
  show();
  await typeAndSee('biol');
  await key('ArrowDown');
  await key('ArrowDown');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  await pause(0);
  expect(push).toHaveBeenCalledWith('/en/product/BIO-3-NWR-EXP');
  expect(screen.queryByRole('listbox')).toBeNull();
  await key('ArrowDown');
  await key('ArrowUp');
  await act(async () => expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('submits the form with a suggested search', async () => {
  show();
  await typeAndSee('biol');
  await act(async () => fireEvent.click(screen.getByRole('option', { name: 'biology 3' })));
  expect(submitted).toEqual(['biology 3']);
  expect(push).not.toHaveBeenCalled();
});

test('closes the list with Escape, then clears the field, then leaves the key to the browser', async () => {
  show();
  await typeAndSee('biol');
  await key('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('biol');
  await key('Escape');
  expect(field().value).toBe('');
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
});

test('reopens after Escape with an arrow key or the next letter, but not with the next response', async () => {
  show();
  await typeAndSee('biol');
  await type('biolo');
  await key('Escape');
  await pause(1_000);
  expect(screen.queryByRole('listbox')).toBeNull();
  await key('ArrowDown');
  expect(active()).toBe('biology 3');
  await key('ArrowUp', { altKey: true });
  expect(screen.queryByRole('listbox')).toBeNull();
  await key('ArrowDown', { altKey: true });
  expect(active()).toBeNull();
  expect(screen.getByRole('listbox')).toBeTruthy();
});

test('closes when the field is left, but not when an option is pressed', async () => {
  show();
  await typeAndSee('biol');
  expect(fireEvent.mouseDown(screen.getAllByRole('option')[0]!)).toBe(false);
  await act(async () => field().blur());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('ignores keys of letters that are still being composed', async () => {
  show();
  await typeAndSee('biol');
  await key('ArrowDown', { isComposing: true });
  expect(active()).toBeNull();
});
