import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type GatewayProcess,
  removeFolder,
  signUp,
  startGateway,
  temporaryFolder,
} from '../../local/testing/gateway-process';

const profileOf = (email: string) =>
  '/rest/v1/user_profiles?select=full_name,email,phone,phone_2,addresses(shipping_address,phone,phone_2,' +
  `area:areas(name,city:cities(name,country:countries(name))))&email=eq.${email}`;
const giza =
  '/rest/v1/areas?select=id,name&city_id=eq.00000000-0000-4000-8002-000000000002&limit=1';

let localDir: string;
let gateway: GatewayProcess;
let mona: string;
let stranger: string;

beforeAll(async () => {
  localDir = await temporaryFolder();
  gateway = await startGateway(localDir, {
    SHOP_PORT: '3999',
    MIGRATIONS_DIR: 'supabase/migrations',
  });
  const profile = { full_name: 'منى علي', phone: '٠١٠١٢٣٤٥٦٧٨' };
  mona = await signUp(gateway, 'mona@example.com', profile);
  stranger = await signUp(gateway, 'stranger@example.com');
});

afterAll(async () => {
  await gateway.end();
  await removeFolder(localDir);
});

const subOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;
const putAddress = async (token: string, changed: object = {}) => {
  const [area] = (await (await gateway.call(giza)).json()) as { id: string }[];
  return gateway.call('/rest/v1/rpc/create_or_update_user_address', {
    token,
    json: {
      p_user_id: subOf(mona),
      p_area_id: area!.id,
      p_shipping_address: '5 شارع الهرم',
      p_phone: '01012345678',
      p_phone_2: '0233445566',
      p_is_default: true,
      ...changed,
    },
  });
};
const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];

test('lets nobody read or write another shopper’s data', async () => {
  expect((await gateway.call(profileOf('mona@example.com'))).status).toBe(401);
  const seen = await gateway.call(profileOf('mona@example.com'), { token: stranger });
  expect(await seen.json()).toEqual([]);
  expect(await codeOf(await putAddress(stranger))).toEqual([403, 'PT403']);
  const changed = await gateway.call(`/rest/v1/user_profiles?user_id=eq.${subOf(mona)}`, {
    method: 'PATCH',
    token: stranger,
    json: { full_name: 'Owned' },
    headers: { prefer: 'return=representation' },
  });
  expect(await changed.json()).toEqual([]);
});

test('returns a refusal with its reason and a status below 500', async () => {
  const refusals = [
    [{ p_shipping_address: ' ' }, 422, 'PT422'],
    [{ p_phone: 'call me' }, 422, 'PT422'],
    [{ p_area_id: '00000000-0000-4000-8000-00000000dead' }, 409, '23503'],
    [{ p_area_id: null }, 400, '23502'],
    [{ p_area_id: 'nowhere' }, 400, '22P02'],
  ] as const;
  for (const [changed, status, code] of refusals)
    expect(await codeOf(await putAddress(mona, changed))).toEqual([status, code]);
});

test('returns the profile and its addresses in one request, in the specified shape', async () => {
  const read = async () =>
    (await gateway.call(profileOf('mona@example.com'), { token: mona })).json();
  const person = {
    full_name: 'منى علي',
    email: 'mona@example.com',
    phone: '01012345678',
    phone_2: null,
  };
  expect(await read()).toEqual([{ ...person, addresses: [] }]);

  const saved = await putAddress(mona);
  expect(await saved.json()).toMatch(/^[0-9a-f-]{36}$/);
  const city = { name: 'الجيزة', country: { name: 'مصر' } };
  expect(await read()).toEqual([
    {
      ...person,
      addresses: [
        {
          shipping_address: '5 شارع الهرم',
          phone: '01012345678',
          phone_2: '0233445566',
          area: { name: expect.any(String), city },
        },
      ],
    },
  ]);
});
