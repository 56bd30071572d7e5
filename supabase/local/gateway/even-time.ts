import { type MiddlewareHandler } from 'hono';

const stepMs = 250;

/** Delays answers to a multiple of a quarter second, so that timing reveals nothing. */
export const inEvenTime: MiddlewareHandler = async (_, next) => {
  const arrivedAt = performance.now();
  await next();
  const taken = performance.now() - arrivedAt;
  const left = Math.ceil(taken / stepMs) * stepMs - taken;
  await new Promise((resolve) => setTimeout(resolve, left));
};
