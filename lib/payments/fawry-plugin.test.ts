/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { openFawryPopup } from './fawry-plugin';

/** A popup that ends immediately in the given way. */
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
  'a popup that ends with an error (%j) has failed',
  async (reason) => {
    expect(await popup(({ onFailure }) => onFailure(reason))).toEqual({
      status: 'failed',
      reason: null,
    });
  },
);

test('a popup that ends with a bank’s decline returns the reason', async () => {
  const declined = { type: 'ChargeResponse', statusCode: 99_951 };
  expect(await popup(({ onFailure }) => onFailure(declined))).toEqual({
    status: 'failed',
    reason: 'funds',
  });
});

test('a popup that cannot open has failed; a result is passed on', async () => {
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
