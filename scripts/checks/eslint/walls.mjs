/**
 * Who may import whom. Arrows point down: app → components → lib → contracts → server functions → SQL.
 * Each zone is one wall: files in `target` may not import from `from`, but for `except`.
 *
 * The folders are read from disk, so a new one is behind a wall from its first file: it may use itself and the shared
 * folders. Only further dependencies are listed.
 */
import { readdirSync } from 'node:fs';

const repository = new URL('../../../', import.meta.url);

/** The folders that all folders of a parent share (these may use each other), and further allowed dependencies. */
export const leanings = {
  lib: {
    shared: [
      'env',
      'functions',
      'i18n',
      'last-good',
      'navigation',
      'observability',
      'phones',
      'policies',
      'records',
      'supabase',
      'telemetry',
    ],
    leansOn: {
      cart: ['catalogue'],
      checkout: ['account', 'cart', 'catalogue', 'locations', 'orders', 'payments'],
      delivery: ['catalogue'],
      desk: ['auth', 'catalogue', 'orders', 'seo'],
      feeds: ['catalogue', 'seo'],
      http: ['cart', 'catalogue'],
      indexnow: ['catalogue', 'seo'],
      locations: ['catalogue'],
      orders: ['cart', 'delivery'],
      seo: ['catalogue', 'share-image'],
    },
  },
  components: {
    shared: ['feedback', 'forms', 'navigation', 'ui'],
    leansOn: {
      cart: ['delivery'],
      checkout: ['orders', 'payments'],
      desk: ['account', 'layout', 'orders'],
      directories: ['catalogue'],
      front: ['catalogue'],
      layout: ['account', 'cart', 'search'],
      lists: ['catalogue', 'search'],
      orders: ['account', 'delivery', 'payments'],
      product: ['catalogue', 'delivery'],
      search: ['catalogue'],
    },
  },
  'supabase/functions': { shared: ['_shared'], leansOn: {} },
  'supabase/functions/_shared/vendors': { shared: ['couriers'], leansOn: {} },
  'supabase/local/sandboxes': { shared: ['couriers', 'shared'], leansOn: {} },
};

/** The folders of `parent`, and the modules directly in it, which all may use. */
function entriesOf(parent) {
  const entries = readdirSync(new URL(`${parent}/`, repository), { withFileTypes: true });
  const named = (kept) => entries.filter(kept).map(({ name }) => name);
  return {
    // Test helpers may use everything, like tests, and nothing else may use them.
    folders: named((entry) => entry.isDirectory() && entry.name !== 'testing'),
    modules: named(({ name }) => /\.(?:ts|tsx|mjs)$/.test(name) && !/\.test\./.test(name)),
  };
}

const wall = (target, from, message, except) => ({
  target,
  from,
  message,
  ...(except ? { except } : {}),
});

/** A wall around every folder of `parent`. */
function wallsWithin([parent, { shared, leansOn }]) {
  const { folders, modules } = entriesOf(parent);
  return folders.map((folder) => {
    const allowed = new Set([folder, ...shared, ...modules, ...(leansOn[folder] ?? [])]);
    return wall(
      `./${parent}/${folder}`,
      `./${parent}`,
      `In ${parent}, ${folder} may use ${[...allowed].join(', ')}.`,
      [...allowed].map((name) => `./${name}`),
    );
  });
}

const contracts = './supabase/functions/_shared/contracts';
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
  wall('./supabase', ['./app', './components', './e2e'], 'The backend stands alone.'),
  // The responses of the desk's functions are declared where its pages read them, and verified where the functions are
  // tested.
  wall('./supabase', './lib', 'The backend stands alone.', ['./desk/contract']),
  wall(
    './scripts',
    ['./app', './components', './e2e', './supabase/tests'],
    'Commands may use lib and the backend, and know nothing of tests.',
  ),
  wall('./e2e', ['./app', './components'], 'Journeys see the shop as a browser does.'),
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
];

const rootModules = wall(
  './lib/*.ts',
  entriesOf('lib').folders.map((folder) => `./lib/${folder}`),
  'What lies in lib itself knows no noun.',
);

const primitives = wall('./components/ui', './lib', 'Primitives may use lib/utils only.', [
  './utils.ts',
]);

/** The seed and the volumes of a test run. */
const ofTestRun = ['./test/fast-check.mjs', './test/seed.mjs', './test/volume.mjs'];
/** @param {ReturnType<typeof wall>} zone */
const forTests = ({ from, ...zone }) =>
  [from].flat().map((folder) => ({
    ...zone,
    from: folder,
    ...(folder === './scripts' ? { except: ofTestRun } : {}),
  }));

/** The rules that also apply to tests. Within a layer they may use anything. */
export const outerZones = [...layers, ...backendWalls].flatMap(forTests);

export const zones = [
  ...layers,
  ...backendWalls,
  ...Object.entries(leanings).flatMap(wallsWithin),
  rootModules,
  primitives,
];

const supabasePackages = {
  regex: '^@supabase/',
  allowTypeImports: true,
  message: 'Clients are made in lib/supabase; take one as a parameter.',
};

const relativeClimb = {
  regex: '^(\\.\\./){2,}(app|components|lib)/',
  message: 'Use the @/ alias across top-level folders.',
};

const navigation = [
  {
    regex: '^next/link$',
    importNames: ['default'],
    message: 'Use components/navigation/link.',
  },
  {
    regex: '^next/navigation$',
    importNames: ['usePathname', 'useRouter'],
    message: 'Use lib/i18n/navigation, which adds the language.',
  },
];

const wholeZod = {
  regex: '^zod$',
  message: 'Use zod/mini: browsers load it. Only lib/env needs the error messages of zod.',
};

/** `no-restricted-imports` patterns of lib/env. */
export const settingsImports = [supabasePackages, relativeClimb, ...navigation];

/** The same of all other product code. */
export const restrictedImports = [...settingsImports, wholeZod];

/** Inside the contracts nothing but zod may come from a package. */
export const contractImports = [
  { regex: '^(?!\\.|zod(?:/mini)?$)', message: 'Contracts use zod and each other.' },
];

export const contractFiles = 'supabase/functions/_shared/contracts/**/*.ts';
