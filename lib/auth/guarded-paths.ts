/** Whether only signed-in people may open a page. `path` is decoded and has no language prefix. */
export function isGuarded(path: string): boolean {
  return /^\/(?:checkout|desk|profile)(?:\/|$)/.test(path);
}

/**
 * Whether a guarded page exists. `path` is as in the address, with or without its language. Below the desk every address
 * is rendered: which ones exist is only for staff to know.
 */
export function isGuardedPage(path: string): boolean {
  return /^(?:\/en)?\/(?:checkout(?:\/order\/[^/]+)?|profile(?:\/orders)?|desk(?:\/[^/]+)*)$/.test(
    path,
  );
}

/** Whether only staff may open a page, and others see that there is none. `path` as above. */
export function isDesk(path: string): boolean {
  return /^\/desk(?:\/|$)/.test(path);
}

/** Whether the payment providers' scripts may run on a page. `path` as above. */
export function isCheckout(path: string): boolean {
  return /^\/checkout(?:\/|$)/.test(path);
}

/**
 * The path, without language, of the login page that redirects to `target` afterwards, which is a path with its
 * language and query.
 */
export function loginPath(target: string): string {
  const redirect = encodeURIComponent(target).replaceAll('%2F', '/');
  return `/login?redirect=${redirect}`;
}
