/**
 * In browsers, `next.config.mjs` resolves `@supabase/realtime-js` to this file: the shop opens no channels, but
 * supabase-js creates a client for them and reports every new token to it.
 */
export class RealtimeClient {
  setAuth(): void {}

  channel(): never {
    throw new Error('The shop does not use channels: see next.config.mjs.');
  }
}
