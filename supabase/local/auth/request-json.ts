/** What a request's body says, which stays to be read; undefined when it is no JSON. */
export async function requestJson(request: Request): Promise<unknown> {
  try {
    return (await request.clone().json()) as unknown;
  } catch {
    return undefined;
  }
}
