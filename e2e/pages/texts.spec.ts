import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Language, at, get, languages } from '../fixtures/http.ts';
import { Head, visibleText } from '../fixtures/markup.ts';

const brand = { ar: 'زاد', en: 'Zad' };

/** The words of the shop, by message key. */
function words(language: Language) {
  const file = new URL(`../../messages/${language}.json`, import.meta.url);
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return (key: string) =>
    key
      .split('.')
      .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], messages) as string;
}

/** The longest part of a message that is on the page unchanged: between its tags and parameters. */
const literal = (message: string) =>
  message
    .split(/<[^>]*>|\{[^}]*\}/)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

/** Each public page: its title, and text that it shows before any script runs. */
const screens: Record<string, { title: string; says: string[] }> = {
  '/shop': {
    title: 'seo.shop.title',
    says: [
      'catalogue.hero.title',
      'catalogue.hero.text',
      'catalogue.whyUs.service.title',
      'catalogue.whyUs.prices.title',
      'catalogue.whyUs.delivery.title',
      'catalogue.whyUs.delivery.text',
    ],
  },
  '/login': {
    title: 'auth.login.title',
    says: ['text', 'or', 'google', 'noAccount', 'signUp', 'forgot'].map(
      (key) => `auth.login.${key}`,
    ),
  },
  '/signup': {
    title: 'auth.signup.title',
    says: ['heading', 'text', 'haveAccount', 'signIn'].map((key) => `auth.signup.${key}`),
  },
  '/reset-password': {
    title: 'auth.reset.title',
    says: ['auth.reset.heading', 'auth.reset.checking'],
  },
  '/cart': { title: 'cartPage.title', says: ['cart.title'] },
  '/payment-complete': {
    title: 'paymentComplete.title',
    says: ['paymentComplete.failed', 'paymentComplete.back'],
  },
  // The table of contents repeats the titles of the sections, so only their sentences prove that the sections exist.
  '/about': {
    title: 'about.title',
    says: [
      'heading',
      'intro',
      'story.beginning',
      'story.delivery',
      'values.students.text',
      'values.quality.text',
      'values.community.text',
      'privacy.kept.text',
      'privacy.browser.kept.cart',
      'refunds.condition.text',
      'shipping.cost.text',
      'contact.text',
      'invitation.text',
    ].map((key) => `about.${key}`),
  },
  '/contact': {
    title: 'contact.title',
    says: [
      'intro',
      'form.intro',
      'prepare.text',
      'prepare.secrets',
      'ways.title',
      'answers.payment.text',
    ].map((key) => `contact.${key}`),
  },
  '/help': {
    title: 'help.title',
    says: [
      'heading',
      'intro',
      'questions.how-to-order.answer',
      'questions.failed-payment.answer',
    ].map((key) => `help.${key}`),
  },
};

for (const language of languages) {
  for (const [path, { title, says }] of Object.entries(screens)) {
    test(
      `gives ${at(language, path)} a title and a description`,
      { tag: ['@http', '@core'] },
      async () => {
        const word = words(language);
        const { text } = await get(at(language, path));
        expect(new Head(text).title).toBe(`${brand[language]} | ${word(title)}`);
        const shown = visibleText(text);
        for (const key of says) expect(shown).toContain(literal(word(key)));
      },
    );
  }

  test(
    `ends the about page with a link to the shop (${language})`,
    { tag: ['@http', '@core'] },
    async () => {
      const { text } = await get(at(language, '/about'));
      const action = words(language)('about.invitation.action');
      expect(text).toMatch(new RegExp(`<a [^>]*href="${at(language, '/shop')}"[^>]*>${action}`));
    },
  );

  test(
    `greets with the name of the shop on the login page (${language})`,
    { tag: ['@http', '@core'] },
    async () => {
      const shown = visibleText((await get(at(language, '/login'))).text);
      expect(shown).toContain(
        words(language)('auth.login.heading').replace('{brand}', brand[language]),
      );
    },
  );
}

test('states the periods of the policies', { tag: ['@http', '@core'] }, async () => {
  const shown = visibleText((await get('/en/about')).text);
  expect(shown).toMatch(
    /within 14 days of purchase, if it is unused and in its original condition/,
  );
  expect(shown).toContain('2 business days');
});
