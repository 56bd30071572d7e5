import { AsyncLocalStorage } from 'node:async_hooks';

interface MailContext {
  /** Where the caller asked the mail's link to lead in the end. */
  redirectTo: string | null;
}

const storage = new AsyncLocalStorage<MailContext>();

/** Runs `work` so that a mail sent within it knows the request that caused it. */
export function inMailContext<T>(context: MailContext, work: () => Promise<T>): Promise<T> {
  return storage.run(context, work);
}

export function currentMailContext(): MailContext | undefined {
  return storage.getStore();
}
