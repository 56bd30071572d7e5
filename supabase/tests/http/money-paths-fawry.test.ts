import { scenarios } from '../../local/sandboxes/fawry/scenarios';
import { fawryPaths } from './testing/fawry-paths';
import { path, pay } from './testing/fawry-walks';
import { refundPaths } from './testing/refund-paths';
import { walkMoneyPaths } from './testing/walk-money-paths';

walkMoneyPaths('fawry', [...refundPaths(path, (scene) => pay(scene)), ...fawryPaths], scenarios);
