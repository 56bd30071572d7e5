/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { openFawryPopup } from './fawry-plugin';

/** A popup that ends at once in the way that is given. */
function popup(
  end: (callbacks: { onSuccess: (r: unknown) => void; onFailure: (r: unknown) => void }) => void,
) {
  window.FawryPay = { checkout: (_, configuration) => end(configuration) };
  return openFawryPopup({}, 'en');
}

test.each([[undefined], [null], [''], [{}]])(
  'a popup that ends without a reason (%j) was closed by the shopper',
  async (reason) => {
    expect(await popup(({ onFailure }) => onFailure(reason))).toEqual({ status: 'closed' });
  },
);

test.each([['FawryPay: status 500'], [{ type: 'ChargeResponse', statusCode: '9929' }]])(
  'one that names a fault (%j) has failed',
  async (reason) => {
    expect(await popup(({ onFailure }) => onFailure(reason))).toEqual({
      status: 'failed',
      reason: null,
    });
  },
);

test('one that the bank declined gives the reason', async () => {
  const declined = { type: 'ChargeResponse', statusCode: 99_951 };
  expect(await popup(({ onFailure }) => onFailure(declined))).toEqual({
    status: 'failed',
    reason: 'funds',
  });
});

test('so has one that could not open; a result is passed on', async () => {
  const broken = popup(() => {
    throw new TypeError('FawryPay: mode is required');
  });
  expect(await broken).toEqual({ status: 'failed', reason: null });
  const result = { statusCode: 200 };
  expect(await popup(({ onSuccess }) => onSuccess(result))).toEqual({
    status: 'completed',
    result,
  });
});
