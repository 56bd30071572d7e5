/** The bearer token of the request. */
export function bearer(request: Request): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}
