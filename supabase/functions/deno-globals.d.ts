/**
 * The parts of Deno's API that the functions use, for tools that check the whole shop; Deno itself does not read this
 * file.
 */
/** Of Supabase's edge runtime; Deno itself has none. */
declare var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(handler: (request: Request) => Promise<Response>): void;
}
