import { type ErrorHandler } from 'hono';
import { z } from 'zod';

/** An unreadable request is the client's error; all other errors are passed to the gateway. */
export const unreadable: ErrorHandler = (error, context) => {
  if (!(error instanceof z.ZodError) && !(error instanceof SyntaxError)) throw error;
  return context.json({ message: error.message }, 400);
};
