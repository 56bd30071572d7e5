/** Matches no request. Without this file the app would be built with the shop's. */
export function middleware() {}

export const config = { matcher: '/never' };
