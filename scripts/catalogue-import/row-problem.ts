export interface RowProblem {
  line: number;
  sku?: string;
  /** Part of a sentence for the shopkeeper, starting with the column if there is one. */
  reason: string;
}
