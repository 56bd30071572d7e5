/** A step that a picture may fail, with the reason for the report, which begins with a verb. */
export type Taken<Value> =
  { ok: true; value: Value } | { ok: false; reason: string; found?: string };
