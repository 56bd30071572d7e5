import { expect, it } from '@jest/globals';
import { registered, setRegistered } from './registration.mjs';

it('is waited for, and remembered', async () => {
  const order: string[] = [];
  const waiting = registered().then(() => order.push('waited'));
  order.push('registers');
  setRegistered();
  await waiting;
  await registered();
  expect(order).toEqual(['registers', 'waited']);
});
