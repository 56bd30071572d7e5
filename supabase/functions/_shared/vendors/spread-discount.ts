export interface Line {
  itemId: string;
  description: string;
  quantity: number;
  unitPt: number;
  linePt: number;
}

const roundingLine = { itemId: 'ord_rounding', description: 'Rounding', quantity: 1 };

/**
 * Lowers unit prices until Σ price × quantity is exactly `payablePt`, because vendors know no negative line. Every line
 * bears its share; the few piastres that whole unit prices cannot express go to a line of one piece. Undefined when the
 * lines contradict themselves or cost less than is to be paid.
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

/** In whole numbers: the product of two amounts is beyond what a binary fraction holds exactly. */
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
