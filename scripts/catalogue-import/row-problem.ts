export interface RowProblem {
  line: number;
  sku?: string;
  /** A sentence part for the shopkeeper, beginning with the column when one is at fault. */
  reason: string;
}
