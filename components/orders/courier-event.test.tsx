/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import type { Locale } from '@/lib/i18n/locale';
import { renderIn } from '@/lib/i18n/render-fixture';
import type { TrackingEvent } from '@/lib/orders/tracking';
import ar from '@/messages/ar.json' with { type: 'json' };
import { CourierEvent } from './courier-event';

afterEach(cleanup);

const words = ar.orders.tracking;
const event: TrackingEvent = {
  description: '(Giza) The parcel arrived',
  known: 'arrived',
  at: null,
  location: null,
  status: 'in_transit',
};

function shown(locale: Locale, fields: Partial<TrackingEvent> = {}) {
  const { container } = renderIn(locale, <CourierEvent event={{ ...event, ...fields }} />);
  return {
    lines: [...container.querySelectorAll('p')].map(({ textContent }) => textContent),
    foreign: [...container.querySelectorAll('[lang]')].map((each) => [
      each.getAttribute('lang'),
      each.getAttribute('dir'),
    ]),
  };
}

test('describes a known event in the language of the page', () => {
  expect(shown('ar')).toEqual({ lines: [words.events.arrived], foreign: [] });
  expect(shown('en', { description: '(الجيزة) وصلت الشحنة' })).toEqual({
    lines: ['Arrived at a branch of the courier'],
    foreign: [],
  });
  expect(shown('ar', { description: '' }).lines).toEqual([words.events.arrived]);
});

test('keeps the courier’s description if it is in the language of the page', () => {
  const description = '(الجيزة) وصلت الشحنة';
  expect(shown('ar', { description })).toEqual({ lines: [description], foreign: [] });
});

test.each([null, 'constructor', 'teleported'])('shows the unknown event %s unchanged', (known) => {
  expect(shown('ar', { known })).toEqual({
    lines: [event.description],
    foreign: [['en', 'ltr']],
  });
  expect(shown('en', { known, description: '(Giza) سُلّمت للجار' })).toEqual({
    lines: ['(Giza) سُلّمت للجار'],
    foreign: [['ar', 'rtl']],
  });
});

test('also shows a problem in the courier’s own words', () => {
  const failed = { description: 'Nobody answered', known: 'problem', status: 'exception' };
  expect(shown('ar', failed)).toEqual({
    lines: [words.events.problem, 'Nobody answered'],
    foreign: [['en', 'ltr']],
  });
});

test('shows an event without a description as an update', () => {
  expect(shown('ar', { known: null, description: '' }).lines).toEqual([words.update]);
});
