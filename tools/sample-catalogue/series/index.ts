import type { Series } from '../types.ts';
import { riwaqLamp, textAndGloss } from './azhari.ts';
import { nuwwar, sanabil, tayf } from './explanation.ts';
import { longitudes, nileMemory } from './humanities.ts';
import { inkwell, wordBridge } from './languages.ts';
import { rightAngle } from './mathematics.ts';
import { deema, margin } from './notes.ts';
import { firstLine, tenMinutes } from './practice.ts';
import { compassNeedle, ledger, ninetyNine } from './questions.ts';
import { anchor, lantern } from './revision.ts';

const allSeries: readonly Series[] = [
  nuwwar,
  tayf,
  sanabil,
  rightAngle,
  inkwell,
  wordBridge,
  nileMemory,
  longitudes,
  riwaqLamp,
  textAndGloss,
  compassNeedle,
  ninetyNine,
  ledger,
  firstLine,
  tenMinutes,
  anchor,
  lantern,
  margin,
  deema,
];

const byCode = new Map(allSeries.map((series) => [series.code, series]));

export function seriesOf(code: string): Series {
  const series = byCode.get(code);
  if (!series) throw new Error(`No series has the code "${code}".`);
  return series;
}
