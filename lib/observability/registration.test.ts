import { expect, it } from '@jest/globals';
import { registered, setRegistered } from './registration.mjs';

it('can be awaited before and after it happens', async () => {
  const order: string[] = [];
  const waiting = registered().then(() => order.push('waited'));
  order.push('registers');
  setRegistered();
  await waiting;
  await registered();
  expect(order).toEqual(['registers', 'waited']);
});
