export interface RowProblem {
  line: number;
  sku?: string;
  /**
   * Part of a sentence for the shopkeeper, starting with the column if there is one. The same for all rows of its kind.
   */
  reason: string;
  /** The row's value, if that helps. */
  found?: string;
}
