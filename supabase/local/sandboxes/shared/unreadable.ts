import { type ErrorHandler } from 'hono';
import { z } from 'zod';

/** A request that cannot be read is the sender's mistake; everything else is ours and goes on to the gateway. */
export const unreadable: ErrorHandler = (error, context) => {
  if (!(error instanceof z.ZodError) && !(error instanceof SyntaxError)) throw error;
  return context.json({ message: error.message }, 400);
};
