import { type FunctionDeps } from '../../../gateway/function-routes.ts';

/** Returns what it received and the address of its project. */
export async function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return Response.json({ sent: await request.text(), project: deps.env('SUPABASE_URL') });
}
