/**
 * The parts of Deno's API that the functions use, for tools that check the whole shop; Deno itself does not read this
 * file.
 */
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(handler: (request: Request) => Promise<Response>): void;
}
