/** The request's body as JSON, which can still be read afterwards; undefined if it is not JSON. */
export async function requestJson(request: Request): Promise<unknown> {
  try {
    return (await request.clone().json()) as unknown;
  } catch {
    return undefined;
  }
}
