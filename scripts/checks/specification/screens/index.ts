import type { Row } from '../row.ts';
import { aboutRows } from './about.ts';
import { cartRows } from './cart.ts';
import { checkoutDialogRows } from './checkout-dialogs.ts';
import { checkoutRows } from './checkout.ts';
import { loginRows, resetRows, signUpRows } from './entrance.ts';
import { layoutRows } from './layout.ts';
import { orderDetailsRows } from './order-details.ts';
import { paymentCompleteRows } from './payment-complete.ts';
import { productRows } from './product.ts';
import { profileRows } from './profile.ts';
import { routeRows } from './routes.ts';
import { shopRows } from './shop.ts';

/** Section 2: screens and routes. */
export const screenRows: Row[] = [
  ...routeRows,
  ...layoutRows,
  ...loginRows,
  ...signUpRows,
  ...shopRows,
  ...productRows,
  ...cartRows,
  ...checkoutRows,
  ...checkoutDialogRows,
  ...paymentCompleteRows,
  ...profileRows,
  ...orderDetailsRows,
  ...resetRows,
  ...aboutRows,
];
