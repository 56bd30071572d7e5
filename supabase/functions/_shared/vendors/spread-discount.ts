export interface Line {
  itemId: string;
  description: string;
  quantity: number;
  unitPt: number;
  linePt: number;
}

const roundingLine = { itemId: 'ord_rounding', description: 'Rounding', quantity: 1 };

/**
 * Lowers unit prices until Σ price × quantity is exactly `payablePt`, because providers accept no negative line. The
 * discount is spread proportionally; the few remaining piastres go to a line with quantity one. Undefined if the lines
 * are contradictory or cost less than the amount.
 */
export function spreadDiscount(lines: Line[], payablePt: number): Line[] | undefined {
  if (!Number.isSafeInteger(payablePt) || payablePt < 1) return undefined;
  if (!lines.every(isConsistent)) return undefined;
  const fullPt = lines.reduce((sum, line) => sum + line.linePt, 0);
  if (fullPt < payablePt || !Number.isSafeInteger(fullPt)) return undefined;
  if (fullPt === payablePt) return lines;

  const lowered = lines.map((line) => ({ ...line, unitPt: share(line.unitPt, payablePt, fullPt) }));
  let restPt = payablePt - lowered.reduce((sum, line) => sum + line.unitPt * line.quantity, 0);
  const most = lowered.map((line, index) => ({ line, unitPt: lines[index]?.unitPt ?? 0 }));
  for (const { line, unitPt } of most.sort((a, b) => b.line.quantity - a.line.quantity)) {
    if (line.unitPt >= unitPt || line.quantity > restPt) continue;
    line.unitPt += 1;
    restPt -= line.quantity;
  }
  if (restPt > 0) takeRest(lowered, restPt);
  return lowered.map((line) => ({ ...line, linePt: line.unitPt * line.quantity }));
}

/** With bigints: the product of two amounts exceeds the precision of a double. */
function share(unitPt: number, payablePt: number, fullPt: number): number {
  return Number((BigInt(unitPt) * BigInt(payablePt)) / BigInt(fullPt));
}

function takeRest(lines: Line[], restPt: number): void {
  const single = lines.findLast((line) => line.quantity === 1);
  if (single) single.unitPt += restPt;
  else lines.push({ ...roundingLine, unitPt: restPt, linePt: restPt });
}

function isConsistent({ quantity, unitPt, linePt }: Line): boolean {
  return (
    Number.isSafeInteger(quantity) &&
    quantity > 0 &&
    Number.isSafeInteger(unitPt) &&
    unitPt >= 0 &&
    linePt === quantity * unitPt
  );
}
