/** One way to break each rule: the file's path, its content, and the rule that must report it. */
export type BrokenWall = readonly [path: string, code: string, rule: string];

const importing = (from: string) =>
  `import { thing } from '${from}';\nexport const used = thing;\n`;
const path = 'import-x/no-restricted-paths';
const imports = '@typescript-eslint/no-restricted-imports';

export const brokenWalls: BrokenWall[] = [
  ['lib/catalogue/to-component.ts', importing('@/components/ui/thing'), path],
  ['lib/catalogue/to-cart.ts', importing('@/lib/cart/thing'), path],
  ['lib/i18n/to-noun.ts', importing('@/lib/catalogue/thing'), path],
  ['lib/catalogue/to-handler.ts', importing('../../supabase/functions/pay/thing'), path],
  ['lib/to-noun.ts', importing('@/lib/catalogue/thing'), path],
  ['components/ui/to-noun.tsx', importing('@/components/catalogue/thing'), path],
  ['components/ui/to-lib.tsx', importing('@/lib/catalogue/thing'), path],
  ['components/catalogue/to-orders.tsx', importing('@/components/orders/thing'), path],
  ['components/catalogue/to-backend.tsx', importing('../../supabase/local/thing'), path],
  ['components/catalogue/to-route.tsx', importing('@/app/shop/thing'), path],
  ['app/shop/to-backend.tsx', importing('../../supabase/functions/pay/thing'), path],
  ['scripts/bench/to-tools.ts', importing('../../tools/covers/thing'), path],
  ['supabase/local/to-lib.ts', importing('../../lib/catalogue/thing'), path],
  ['scripts/lib/to-component.ts', importing('../../components/ui/thing'), path],
  ['e2e/fixtures/to-component.ts', importing('@/components/ui/thing'), path],
  ['supabase/functions/create-order/to-function.ts', importing('../pay/thing'), path],
  ['supabase/local/sandboxes/jt/to-fawry.ts', importing('../fawry/thing'), path],
  ['supabase/functions/pay/to-local.ts', importing('../../local/thing'), path],
  ['supabase/functions/pay/to-tests.ts', importing('../../tests/thing'), path],
  ['supabase/local/to-scripts.ts', importing('../../scripts/lib/thing'), path],
  ['supabase/local/to-tests.test.ts', importing('../tests/thing'), path],
  ['scripts/lib/to-tests.ts', importing('../../supabase/tests/thing'), path],
  ['scripts/lib/to-browser-tests.ts', importing('../../e2e/thing'), path],
  ['supabase/functions/_shared/contracts/to-function.ts', importing('../../pay/thing'), path],
  ['supabase/functions/_shared/contracts/to-package.ts', importing('hono'), imports],
  ['lib/catalogue/client.ts', importing('@supabase/supabase-js'), imports],
  ['lib/catalogue/whole-zod.ts', importing('zod'), imports],
  [
    'lib/cart/one.ts',
    "import { two } from './two';\nexport const one = (): unknown => two;\n",
    'import(no-cycle)',
  ],
  [
    'lib/cart/two.ts',
    "import { one } from './one';\nexport const two = (): unknown => one;\n",
    'import(no-cycle)',
  ],
  [
    'lib/cart/floating.ts',
    'export function go() {\n  Promise.resolve(1);\n}\n',
    'typescript(no-floating-promises)',
  ],
  ['lib/cart/mistyped.ts', "export const count: number = 'one';\n", 'typescript(TS2322)'],
  ['lib/cart/default.ts', 'export default 1;\n', 'import-x/no-default-export'],
  ['lib/cart/environment.ts', 'export const url = process.env.URL;\n', 'no-restricted-syntax'],
  ['lib/cart/any.ts', 'export const x: any = 1;\n', '@typescript-eslint/no-explicit-any'],
  [
    'lib/cart/ignore.ts',
    '// @ts-ignore\nexport const x = 1;\n',
    '@typescript-eslint/ban-ts-comment',
  ],
  [
    'lib/cart/unsaid.ts',
    '// eslint-disable-next-line no-var\nexport var x = 1;\n',
    '@eslint-community/eslint-comments/require-description',
  ],
  ['lib/cart/long.ts', 'export {};\n'.repeat(251), 'max-lines'],
  [
    'components/cart/side.tsx',
    'export const Side = () => <p className="md:ml-4" />;\n',
    'shop/logicalSides',
  ],
  ['components/cart/text.tsx', 'export const Text = () => <p>سلة</p>;\n', 'shop/visibleLiterals'],
  [
    'components/cart/label.tsx',
    'export const Label = () => <p aria-label="Cart" />;\n',
    'shop/visibleLiterals',
  ],
  [
    'components/cart/choice.tsx',
    "export const Choice = (p: { on: boolean }) => <p>{p.on ? 'yes' : 'no'}</p>;\n",
    'shop/visibleLiterals',
  ],
  [
    'components/desk/raw.tsx',
    'export const Raw = () => <button type="submit" />;\n',
    'no-restricted-syntax',
  ],
  [
    'components/desk/lost.tsx',
    "import { Button } from '../ui/button';\nexport const Lost = () => <Button onClick={close} />;\n",
    'no-restricted-syntax',
  ],
];

/** The files that the above would import, and similar files that must have no errors. */
export const soundFiles: (readonly [path: string, code: string])[] = [
  ...[
    'app/shop/thing.ts',
    'components/ui/thing.ts',
    'components/catalogue/thing.ts',
    'components/orders/thing.ts',
    'lib/catalogue/thing.ts',
    'lib/cart/thing.ts',
    'supabase/functions/pay/thing.ts',
    'supabase/local/thing.ts',
    'supabase/local/sandboxes/fawry/thing.ts',
    'supabase/tests/thing.ts',
    'scripts/lib/thing.ts',
    'e2e/thing.ts',
  ].map((file) => [file, 'export const thing = 1;\n'] as const),
  ['lib/utils.ts', 'export const cn = (name: string) => name;\n'],
  ['lib/contact/to-catalogue.test.ts', importing('@/lib/catalogue/thing')],
  ['scripts/lib/down.ts', importing('../../supabase/local/thing')],
  ['supabase/tests/down.ts', importing('../../scripts/lib/thing')],
  ['lib/seo/down.ts', importing('@/lib/catalogue/thing')],
  [
    'components/ui/down.tsx',
    "import { cn } from '@/lib/utils';\nexport const name = cn('ms-4 text-start');\n",
  ],
  ['components/catalogue/down.tsx', importing('@/components/ui/thing')],
  ['components/ui/button.tsx', 'export const Button = () => <button type="submit" />;\n'],
  [
    'components/desk/heard.tsx',
    "import { Button } from '../ui/button';\nexport const Heard = () => <Button />;\n",
  ],
  ['components/cart/sides.ts', "export const sides = 'ps-4 start-0 left-hand right';\n"],
  ['app/shop/page.tsx', 'export default function Page() {\n  return null;\n}\n'],
  ['lib/env/settings.ts', importing('zod')],
  ['lib/catalogue/schema.ts', importing('zod/mini')],
  ['supabase/functions/_shared/contracts/schema.ts', importing('zod/mini')],
  ['lib/env/public.ts', 'export const url = process.env.URL;\n'],
  ['instrumentation.ts', "export const isNode = process.env.NEXT_RUNTIME === 'nodejs';\n"],
];

/** Imported above, but linted separately from the shop. */
export const otherPackages: typeof soundFiles = [
  ['tools/covers/thing.ts', 'export const thing = 1;\n'],
];
