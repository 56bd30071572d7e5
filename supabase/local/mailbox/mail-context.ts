import { AsyncLocalStorage } from 'node:async_hooks';

interface MailContext {
  /** The caller's target after the link in the e-mail. */
  redirectTo: string | null;
}

const storage = new AsyncLocalStorage<MailContext>();

/** Runs `work` so that e-mails sent within it have access to the request that caused them. */
export function inMailContext<T>(context: MailContext, work: () => Promise<T>): Promise<T> {
  return storage.run(context, work);
}

export function currentMailContext(): MailContext | undefined {
  return storage.getStore();
}
