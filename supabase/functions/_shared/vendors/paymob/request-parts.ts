import {
  isEgyptianMobile,
  nationalPhone,
  orNotAvailable,
  plainMailOrNotAvailable,
} from '../fill-blanks.ts';
import { type Line, spreadDiscount } from '../spread-discount.ts';
import { type AttemptInput, type Billing } from './attempt.ts';

/** Every key must be present and not blank, or the provider rejects the request. */
export function billingData(billing: Billing) {
  return {
    first_name: orNotAvailable(billing.firstName),
    last_name: orNotAvailable(billing.lastName),
    email: plainMailOrNotAvailable(billing.email),
    phone_number: orNotAvailable(billing.phone),
    apartment: 'NA',
    floor: 'NA',
    building: 'NA',
    street: orNotAvailable(billing.street),
    city: orNotAvailable(billing.city),
    state: orNotAvailable(billing.state),
    country: orNotAvailable(billing.country),
    postal_code: 'NA',
    shipping_method: 'NA',
  };
}

const longestName = 120;

/**
 * Products, shipping and fee, with the discount spread over them so that they add up to the amount. Undefined if the
 * amounts are contradictory.
 */
export function itemsOf(input: AttemptInput): Line[] | undefined {
  const { lines, shippingPt, feePt, discountPt, amountPt } = input;
  const full = [
    ...lines,
    ...(shippingPt > 0 ? [extraLine('ord_trans', 'Shipping', shippingPt)] : []),
    ...(feePt > 0 ? [extraLine('ord_fee', 'Service fee', feePt)] : []),
  ];
  const sum = full.reduce((total, { linePt }) => total + linePt, 0);
  if (sum - discountPt !== amountPt) return undefined;
  return spreadDiscount(full, amountPt)?.map((line) => ({
    ...line,
    description: orNotAvailable(shortened(line.description)),
  }));
}

/** Cut between characters, never inside one. */
function shortened(name: string): string {
  return name.slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '');
}

function extraLine(itemId: string, description: string, unitPt: number): Line {
  return { itemId, description, quantity: 1, unitPt, linePt: unitPt };
}

/** Formats a wallet's phone number for the provider; undefined if it cannot have a wallet. */
export function walletIdentifier(phone: string | undefined): string | undefined {
  const national = nationalPhone(phone ?? '');
  return isEgyptianMobile(national) ? national : undefined;
}
