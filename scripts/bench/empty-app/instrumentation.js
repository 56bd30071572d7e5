/** Empty. Without this file the app would be built with the shop's. */
export function register() {}
