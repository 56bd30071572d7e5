import type { Server } from './servers';
import { until } from './until';

type Entry = readonly [key: string, text: string, tags: string[]];

// One attempt is not always enough: while Redis responds slowly, as it can on a busy machine, a server writes nothing.

/** Renders a page on one server until another has it from Redis. */
export const sharePage = (from: Server, to: Server, [path, text, tags]: Entry): Promise<void> =>
  until(async () => {
    await from.render(path, text, tags);
    return (await to.page(path)).text === text;
  });

/** The same for data. */
export const shareData = (from: Server, to: Server, [key, text, tags]: Entry): Promise<void> =>
  until(async () => {
    await from.keepData(key, text, tags);
    return (await to.data(key)) === text;
  });
