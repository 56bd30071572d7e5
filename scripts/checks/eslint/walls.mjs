/**
 * Who may import whom. Arrows point down: app → components → lib → contracts → server functions → SQL.
 * Each zone is one wall: files in `target` may not import from `from`, but for `except`.
 */

const foundation = [
  'supabase',
  'functions',
  'i18n',
  'telemetry',
  'env',
  'last-good',
  'navigation',
  'result',
];
const contracts = './supabase/functions/_shared/contracts';

/** Every noun of `lib`, with the other nouns that it may lean on. */
const libNouns = {
  catalogue: [],
  'back-in-stock': [],
  cart: ['catalogue'],
  delivery: ['catalogue', 'locations'],
  checkout: ['cart', 'catalogue', 'payments', 'account', 'locations', 'auth'],
  payments: [],
  orders: ['cart', 'catalogue'],
  account: ['auth'],
  auth: [],
  locations: [],
  contact: [],
  seo: ['catalogue', 'share-image'],
  share: [],
  'share-image': [],
};

/** Every noun of `components`, with the other nouns that it may lean on. */
const componentNouns = {
  navigation: [],
  feedback: [],
  catalogue: ['delivery'],
  cart: ['delivery'],
  checkout: ['delivery', 'payments'],
  payments: [],
  delivery: [],
  orders: ['payments', 'account'],
  account: [],
  contact: [],
  pages: [],
};

const wall = (target, from, message, except) => ({
  target,
  from,
  message,
  ...(except ? { except } : {}),
});

const aboveComponents = ['./app', './e2e', './scripts', './supabase'];
const aboveLib = ['./app', './components', './e2e', './scripts'];

const layers = [
  wall('./app', ['./e2e', './scripts', './supabase'], 'Routes use components and lib only.'),
  wall('./components', aboveComponents, 'Components use components and lib only.'),
  wall('./lib', aboveLib, 'lib knows nothing of what is built upon it.'),
  wall('./lib', './supabase', 'Of the backend, lib may know the contracts only.', [
    './functions/_shared/contracts',
  ]),
  wall(
    ['./app', './components', './e2e', './lib', './scripts', './supabase'],
    './tools',
    'The tools are a package of their own.',
  ),
  wall('./supabase', ['./app', './components', './lib', './e2e'], 'The backend stands alone.'),
];

const componentWalls = [
  wall('./components/ui', './components', 'Primitives know no other component.', ['./ui']),
  wall('./components/ui', './lib', 'Primitives may use lib/utils only.', ['./utils.ts', './utils']),
  ...Object.entries(componentNouns).map(([noun, allowed]) =>
    wall(
      `./components/${noun}`,
      './components',
      `components/${noun} may use its own files, ${['ui', 'navigation', 'feedback', ...allowed].join(', ')}.`,
      [...new Set([noun, 'ui', 'navigation', 'feedback', ...allowed])].map((name) => `./${name}`),
    ),
  ),
];

const libWalls = [
  ...Object.entries(libNouns).map(([noun, allowed]) => {
    const forbidden = Object.keys(libNouns).filter(
      (other) => other !== noun && !allowed.includes(other),
    );
    return wall(
      `./lib/${noun}`,
      forbidden.map((other) => `./lib/${other}`),
      `lib/${noun} may use ${['foundation', ...allowed].join(', ')}.`,
    );
  }),
  ...foundation.map((name) =>
    wall(
      [`./lib/${name}`, `./lib/${name}.ts`],
      Object.keys(libNouns).map((noun) => `./lib/${noun}`),
      'Foundation knows no noun.',
    ),
  ),
];

const backendWalls = [
  wall(contracts, './supabase', 'Contracts use zod and each other.', [
    './functions/_shared/contracts',
  ]),
  wall(
    './supabase/functions',
    ['./supabase/local', './supabase/tests', './scripts'],
    'Functions are deployable as they stand.',
  ),
  wall(
    './supabase/local',
    ['./scripts', './supabase/tests'],
    'The embedded backend stands below the commands and the tests that use it.',
  ),
  wall('./scripts', ['./e2e', './supabase/tests'], 'Commands know nothing of tests.'),
];

export const zones = [...layers, ...componentWalls, ...libWalls, ...backendWalls];

const supabasePackages = {
  regex: '^@supabase/',
  allowTypeImports: true,
  message: 'Clients are made in lib/supabase; take one as a parameter.',
};

const relativeClimb = {
  regex: '^(\\.\\./){2,}(app|components|lib)/',
  message: 'Use the @/ alias across top-level folders.',
};

/** `no-restricted-imports` patterns of product code. */
export const restrictedImports = [supabasePackages, relativeClimb];

/** Inside the contracts nothing but zod may come from a package. */
export const contractImports = [
  { regex: '^(?!\\.|zod$)', message: 'Contracts use zod and each other.' },
];

export const contractFiles = 'supabase/functions/_shared/contracts/**/*.ts';
