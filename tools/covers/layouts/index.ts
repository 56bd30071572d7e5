import { anchor } from './anchor.ts';
import { bridge } from './bridge.ts';
import { compass } from './compass.ts';
import { firstLine } from './first-line.ts';
import { inkwell } from './inkwell.ts';
import { lantern } from './lantern.ts';
import type { Layout } from './layout.ts';
import { ledger } from './ledger.ts';
import { longitudes } from './longitudes.ts';
import { manuscript } from './manuscript.ts';
import { margin } from './margin.ts';
import { ninetyNine } from './ninety-nine.ts';
import { nuwwar } from './nuwwar.ts';
import { rain } from './rain.ts';
import { rightAngle } from './right-angle.ts';
import { river } from './river.ts';
import { riwaq } from './riwaq.ts';
import { sanabil } from './sanabil.ts';
import { tayf } from './tayf.ts';
import { tenMinutes } from './ten-minutes.ts';

const layouts: Readonly<Record<string, Layout>> = {
  NWR: nuwwar,
  TYF: tayf,
  SNB: sanabil,
  RAQ: rightAngle,
  MHB: inkwell,
  JSR: bridge,
  NIL: river,
  LON: longitudes,
  SRJ: riwaq,
  MTN: manuscript,
  IBR: compass,
  N99: ninetyNine,
  DFT: ledger,
  RAS: firstLine,
  ASH: tenMinutes,
  MRS: anchor,
  QND: lantern,
  HMS: margin,
  DIM: rain,
};

export function layoutOf(series: string): Layout {
  const layout = layouts[series];
  if (!layout) throw new Error(`No layout for ${series}.`);
  return layout;
}
