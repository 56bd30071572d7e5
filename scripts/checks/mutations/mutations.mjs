const migrations = 'supabase/migrations';
const vendors = 'supabase/functions/_shared/vendors';
const assertions = { project: 'database', files: ['supabase/tests/assertion-files.test.ts'] };

/**
 * Ten rules of the shop, each broken in one place: `find` occurs exactly once below `within` and is replaced by
 * `replace`, which is valid code with another meaning. The tests in `guard` must fail.
 */
export const mutations = [
  {
    rule: 'price sum',
    within: migrations,
    find: 'total_before_pt constant bigint := subtotal_pt + shipping_pt + fee_pt;',
    replace: 'total_before_pt constant bigint := subtotal_pt + shipping_pt;',
    guard: {
      project: 'database',
      files: ['supabase/tests/quotes.test.ts', 'supabase/tests/delivery.test.ts'],
    },
  },
  {
    rule: 'guard',
    within: 'middleware.ts',
    find: 'if (isGuarded(decodedPath)) return guard(',
    replace: 'if (isGuarded(path)) return guard(',
    guard: { project: 'unit', files: ['middleware.guards.test.ts', 'middleware.test.ts'] },
  },
  {
    rule: 'grant',
    within: migrations,
    find: 'grant select on public.orders, public.order_addresses, public.order_products to authenticated, service_role;',
    replace:
      'grant select on public.orders, public.order_addresses, public.order_products to anon, authenticated, service_role;',
    guard: { project: 'database', files: ['supabase/tests/rights-matrix.test.ts'] },
  },
  {
    rule: 'signature',
    within: `${vendors}/fawry`,
    find: "if (!sameHex(message.messageSignature, expected)) return failure('bad_signature');",
    replace: "if (!sameHex(expected, expected)) return failure('bad_signature');",
    guard: {
      project: 'unit',
      files: [
        `${vendors}/fawry/read-notification.test.ts`,
        'supabase/functions/fawry-webhook/handler.test.ts',
      ],
    },
  },
  {
    rule: 'folding of taa marbuta',
    within: migrations,
    find: '\\u06a9\\u0629\\u06c1',
    replace: '\\u06a9\\u06c1\\u06c1',
    guard: assertions,
  },
  {
    rule: 'cap of ten books',
    within: migrations,
    find: 'most_items constant integer := 10;',
    replace: 'most_items constant integer := 11;',
    guard: assertions,
  },
  {
    rule: 'canonical address',
    within: 'lib/seo/page-metadata.ts',
    find: 'const canonical = pageUrl(locale, path);',
    replace: "const canonical = pageUrl('ar', path);",
    guard: { project: 'unit', files: ['lib/seo/metadata.test.ts'] },
  },
  {
    rule: 'redirect check',
    within: 'lib/auth/safe-redirect.ts',
    find: '(?:%25)*%(?:25)*(?:2f|5c)',
    replace: '(?:%25)*%(?:25)*2f',
    guard: { project: 'unit', files: ['lib/auth/safe-redirect.test.ts'] },
  },
  {
    rule: 'stock hold',
    within: migrations,
    find: 'stock.on_hand - stock.reserved < line.quantity',
    replace: 'stock.on_hand < line.quantity',
    guard: { project: 'database', files: ['supabase/tests/order-races.test.ts'] },
  },
  {
    rule: 'amount of a payment',
    within: migrations,
    find: "is distinct from attempt.expected_pt::numeric then 'amount_mismatch'",
    replace: "< attempt.expected_pt::numeric then 'amount_mismatch'",
    guard: assertions,
  },
];
