/** The results as the database names them; `failed` is for everything unexpected. */
export const requestResults = [
  'noted',
  'available',
  'invalid_email',
  'too_many_requests',
  'unknown_product',
  'failed',
] as const;
export type RequestResult = (typeof requestResults)[number];
