/** All that Next passes on to the browser of an error on the server of a production build. */
export const unauthorizedDigest = 'UNAUTHORIZED_401';

/**
 * A page cannot be rendered because the session that came with the request is over. The error screen then signs the
 * shopper out, as a page that renders may not remove cookies, and leads to the login page.
 */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError';
  readonly digest = unauthorizedDigest;

  constructor() {
    super('Unauthorized access. Please log in again.');
  }
}
