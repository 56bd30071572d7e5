import { scenarios } from '../../local/sandboxes/paymob/scenarios';
import { paymobPaths } from './testing/paymob-paths';
import { path, pay } from './testing/paymob-walks';
import { refundPaths } from './testing/refund-paths';
import { walkMoneyPaths } from './testing/walk-money-paths';

walkMoneyPaths('paymob', [...refundPaths(path, (scene) => pay(scene)), ...paymobPaths], scenarios);
