/** A step that a cover may fail, with the reason for the report. */
export type Taken<Value> =
  { ok: true; value: Value } | { ok: false; reason: string; found?: string };
