/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { locales } from '@/lib/i18n/locale';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';
import { browserStorage, browserStorageUses } from '@/lib/policies/browser-storage';

jest.unstable_mockModule('server-only', () => ({}));
const { Policy } = await import('./policy');

afterEach(cleanup);

test.each(locales)(
  'lists in the privacy policy in %s what the browser stores, by name',
  (locale) => {
    renderIn(locale, <Policy name="privacy" />);
    const t = getTranslator(locale, 'about.privacy.browser.kept');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual(
      browserStorageUses.map((use) => [t(use), ...browserStorage[use]].join(' ')),
    );
  },
);
