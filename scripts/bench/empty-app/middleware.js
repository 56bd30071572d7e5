/** Meets no request. Without one of its own the app would be built with the shop's. */
export function middleware() {}

export const config = { matcher: '/never' };
