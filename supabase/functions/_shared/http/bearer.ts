/** What follows `Bearer` in the request's authorization. */
export function bearer(request: Request): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}
