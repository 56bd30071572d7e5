import { expect, test } from '@jest/globals';
import { fc } from '../../scripts/test/fast-check.mjs';
import { onEngines, rolledBack } from './on-engines';

interface Profile {
  full_name: string | null;
  phone: string | null;
}

// JSON text that PostgreSQL's jsonb accepts: neither NUL nor lone surrogates.
const storable = (value: unknown) => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value));
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('ا', '٣', '7', '+', ' ', '\n', '\u202e', '👍', 'x') }),
  fc.jsonValue(),
);
const metadata = fc.oneof(
  fc.jsonValue(),
  fc.record({ full_name: typed, name: typed, phone: typed }, { requiredKeys: [] }),
);

onEngines((database) => {
  async function confirm(sent: unknown): Promise<Profile> {
    const [user] = await database().query<{ id: string }>(
      `insert into auth.users (id, email, raw_user_meta_data)
       values (gen_random_uuid(), gen_random_uuid() || '@example.com', $1::text::jsonb) returning id`,
      [JSON.stringify(sent)],
    );
    await database().query('update auth.users set email_confirmed_at = now() where id = $1', [
      user!.id,
    ]);
    const [profile] = await database().query<Profile>(
      'select full_name, phone from public.user_profiles where user_id = $1',
      [user!.id],
    );
    return profile!;
  }

  test('lets a shopper confirm an address with any metadata', async () => {
    await rolledBack(database(), () =>
      fc.assert(
        fc.asyncProperty(metadata.filter(storable), async (sent) => {
          const { full_name, phone } = await confirm(sent);
          expect(full_name ?? 'x').not.toMatch(/^\s|\s$|\n|\u202e/);
          expect(phone ?? '+12345').toMatch(/^\+?\d{5,20}$/);
        }),
        { numRuns: 300 },
      ),
    );
  });

  test.each([
    [{ full_name: ' منى\n  علي ', phone: '٠١٠-١٢٣٤ ٥٦٧٨' }, 'منى علي', '01012345678'],
    [{ full_name: 5, name: 'Omar', phone: 1012345678 }, 'Omar', null],
    [{ full_name: '\u202e', phone: '+20 (10) 1234+5678' }, null, '+201012345678'],
    [{ full_name: `${'x'.repeat(119)} y`, phone: '1'.repeat(21) }, 'x'.repeat(119), null],
    [null, null, null],
    [['full_name'], null, null],
  ])('%j becomes %j and %j', async (sent, full_name, phone) => {
    await rolledBack(database(), async () => {
      expect(await confirm(sent)).toEqual({ full_name, phone });
    });
  });
});
