import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { messageProblems } from './client-messages.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

function readHere(path: string): string | undefined {
  const file = join(repository, path);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
}

const inApp = readdirSync(join(repository, 'app'), { recursive: true, encoding: 'utf8' });
const filesNamed = (name: string) =>
  inApp.filter((path) => basename(path) === `${name}.tsx`).map((path) => `app/${path}`);

test('sends browsers exactly the messages that a page uses there', () => {
  const pages = filesNamed('page');
  expect(pages.length).toBeGreaterThan(15);
  const frame = ['layout', 'error', 'not-found', 'global-error'].flatMap(filesNamed);
  expect(frame.length).toBeGreaterThan(3);
  expect(messageProblems({ frame, pages }, readHere)).toEqual([]);
});

const sound = {
  'components/layout/client-messages.tsx': `const everywhere: Namespace[] = ['layout', 'errors'];`,
  'app/layout.tsx': `
    import { ClientMessages } from '@/components/layout/client-messages';
    import { Header } from './header';
    export default () => <ClientMessages><Header /></ClientMessages>;`,
  'app/header.tsx': `'use client';
    export function Header() { const t = useTranslations('layout.menu'); return t('open'); }`,
  'app/error.tsx': `'use client';
    export default function PageError() {
      const t = useTranslations();
      return t(failed ? 'errors.failed' : \`layout.\${name}\`);
    }`,
  'app/page.tsx': `
    import type { Locale } from '@/lib/i18n/translator';
    import { getTranslator } from '@/lib/i18n/translator';
    import { Story } from './story';
    export default () => <ClientMessages namespaces={['cart']}><Story /></ClientMessages>;`,
  // A server component: its messages stay on the server.
  'app/story.tsx': `
    import { Island } from './island';
    export function Story() { const t = useTranslations('about'); return t('story'); }`,
  'app/island.tsx': `'use client';
    import { type Locale } from '@/lib/i18n/translator';
    import { useTotal } from './use-total';
    const load = () => import('./late');`,
  'app/use-total.ts': `export const useTotal = () => useTranslations('cart')('total');`,
  'app/late.tsx': `export const Late = () => 'late';`,
  'lib/i18n/translator.ts': `import ar from '@/messages/ar.json';`,
  'messages/ar.json': '{}',
};

type Tree = Partial<Record<keyof typeof sound, string>>;
const problemsOf = (changes: Tree) => {
  const tree: Record<string, string> = { ...sound, ...changes };
  const routes = { frame: ['app/layout.tsx', 'app/error.tsx'], pages: ['app/page.tsx'] };
  return messageProblems(routes, (path) => tree[path]);
};

const page = sound['app/page.tsx'];

test('reports nothing for a valid tree', () => {
  expect(problemsOf({})).toEqual([]);
});

test('allows a page to select the messages for a provider itself', () => {
  const provider = 'NextIntlClientProvider messages={{ cart }}';
  const picked = page.replace("ClientMessages namespaces={['cart']}", provider);
  expect(problemsOf({ 'app/page.tsx': picked })).toEqual([]);
});

const layoutWith = (names: string) =>
  sound['app/layout.tsx'].replace('<ClientMessages>', `<ClientMessages namespaces={[${names}]}>`);
const late = `export const Late = () => useTranslations('about')('x');`;

test('counts the namespaces of a surrounding layout as sent', () => {
  expect(problemsOf({ 'app/layout.tsx': layoutWith("'about'"), 'app/late.tsx': late })).toEqual([]);
});

test.each<[string, Tree, string]>([
  [
    'a layout sends a namespace that nothing within it uses',
    { 'app/layout.tsx': layoutWith("'about'") },
    'app/layout.tsx sends “about”, and nothing uses it.',
  ],
  [
    'a page sends a namespace that a surrounding layout sends',
    { 'app/layout.tsx': layoutWith("'cart'") },
    'app/page.tsx sends “cart”, and nothing uses it.',
  ],
  [
    'a namespace that an island’s hook uses is not sent',
    { 'app/page.tsx': page.replace("['cart']", '[]') },
    'app/page.tsx does not send “cart”, which app/use-total.ts uses.',
  ],
  [
    'a namespace used in lazily loaded code is not sent',
    { 'app/late.tsx': late },
    'app/page.tsx does not send “about”, which app/late.tsx uses.',
  ],
  [
    'a namespace whose translator is passed to a function is not sent',
    {
      'app/late.tsx': `const say = (t: ReturnType<typeof useTranslations<'about.story'>>) => t('x');`,
    },
    'app/page.tsx does not send “about”, which app/late.tsx uses.',
  ],
  [
    'a namespace in the keys of such a function is not sent',
    {
      'app/late.tsx': `const say = (t: ReturnType<typeof useTranslations<never>>) => t.rich('about.x');`,
    },
    'app/page.tsx does not send “about”, which app/late.tsx uses.',
  ],
  [
    'an error screen uses a namespace that only pages send',
    { 'app/error.tsx': `'use client'; const t = useTranslations(); t('cart.total');` },
    'app/error.tsx does not send “cart”, which app/error.tsx uses.',
  ],
  [
    'a page sends a namespace that only its server components use',
    { 'app/page.tsx': page.replace("['cart']", "['cart', 'about']") },
    'app/page.tsx sends “about”, and nothing uses it.',
  ],
  [
    'a page sends a namespace that every page has',
    { 'app/page.tsx': page.replace("['cart']", "['cart', 'layout']") },
    'app/page.tsx sends “layout”, which every page has.',
  ],
  [
    'every page is sent a namespace that nothing around it uses',
    { 'app/error.tsx': `'use client'; export default () => null;` },
    'Every page is sent “errors”, and nothing around the pages uses it.',
  ],
  [
    'all messages get into the browser',
    { 'app/late.tsx': `export { getTranslator } from '@/lib/i18n/translator';` },
    'All messages get into the browser: app/story.tsx → app/island.tsx → app/late.tsx → lib/i18n/translator.ts',
  ],
])('it is found when %s', (_, changes, problem) => {
  expect(problemsOf(changes)).toContain(problem);
});

test.each([
  `const t = useTranslations(); const text = t(key);`,
  `type Translate = ReturnType<typeof useTranslations>;`,
  `say(useTranslations());`,
  `const t = useTranslations(namespace);`,
])('messages that cannot be seen are refused: %s', (code) => {
  expect(() => problemsOf({ 'app/late.tsx': code })).toThrow(/app\/late\.tsx:1/);
});
