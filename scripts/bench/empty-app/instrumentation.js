/** Does nothing. Without one of its own the app would be built with the shop's. */
export function register() {}
