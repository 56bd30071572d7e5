/** Answers as long as the shop's own process does; says nothing about the backend. */
export function GET() {
  return Response.json({ status: 'ok' });
}
