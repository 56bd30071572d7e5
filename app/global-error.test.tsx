/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { lastResortWords } from '@/components/feedback/last-resort-words';
import { brandName } from '@/lib/env/brand';
import { locales } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { queue } from '@/lib/telemetry/queue';

const endSession = jest.fn(() => Promise.resolve());
jest.unstable_mockModule('@/lib/auth/end-session', () => ({ endSession }));
const { default: GlobalError } = await import('./global-error');

test('the global error page names the problem and has the shop’s name in its title', () => {
  const error = Object.assign(new Error('boom'), { digest: '42' });
  render(<GlobalError error={error} />, { container: document });
  expect(document.title).toBe(`${brandName('ar')} | ${lastResortWords.ar.title}`);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
    locales.map((locale) => lastResortWords[locale].title),
  );
  expect(queue).toEqual([error]);
});

test('an ended session is signed out, and nothing is shown', async () => {
  const error = new Error('Unauthorized access. Please log in again.');
  render(<GlobalError error={error} />, { container: document });
  await waitFor(() => expect(endSession).toHaveBeenCalledTimes(1));
  expect(document.body.textContent).toBe('');
});

test.each(locales)('uses the texts of the message files (%s)', (locale) => {
  const t = getTranslator(locale, 'errors.unexpected');
  expect(lastResortWords[locale]).toEqual({
    title: t('title'),
    text: t('text'),
    refreshPage: getTranslator(locale, 'common')('refreshPage'),
  });
});
