import type { Row } from '../row.ts';
import { authenticationRows } from './authentication.ts';
import { catalogueRows } from './catalogue-and-cart.ts';
import { checkoutErrorRows } from './checkout.ts';
import { orderRows } from './orders.ts';
import { requestRows } from './requests.ts';
import { screenRows } from './screens.ts';
import { telemetryRows } from './telemetry.ts';

/** Section 8: the error catalogue. */
export const errorRows: Row[] = [
  ...requestRows,
  ...authenticationRows,
  ...catalogueRows,
  ...checkoutErrorRows,
  ...orderRows,
  ...screenRows,
  ...telemetryRows,
];
