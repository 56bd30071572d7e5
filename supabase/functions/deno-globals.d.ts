/** What the functions use of Deno, for the tools that know the shop as a whole; Deno itself never reads this file. */
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(handler: (request: Request) => Promise<Response>): void;
}
