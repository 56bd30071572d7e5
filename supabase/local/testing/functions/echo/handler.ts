import { type FunctionDeps } from '../../../gateway/function-routes.ts';

/** Answers with what it was sent and where it thinks its project is. */
export async function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return Response.json({ sent: await request.text(), project: deps.env('SUPABASE_URL') });
}
