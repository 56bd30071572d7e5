/** The only information about a server error that Next.js passes to the browser in production. */
export const unauthorizedDigest = 'UNAUTHORIZED_401';

/**
 * The page cannot be rendered because the request's session has ended. Rendering cannot remove cookies, so the error
 * page signs the shopper out and opens the login page.
 */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError';
  readonly digest = unauthorizedDigest;

  constructor() {
    super('Unauthorized access. Please log in again.');
  }
}
