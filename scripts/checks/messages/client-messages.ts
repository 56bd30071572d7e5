import { modulesOf, moduleReader, type ReadSource } from './import-graph.ts';
import { namespacesOfEveryPage, sentNamespaces, usedNamespaces } from './namespaces.ts';

/** These import the messages of both languages. */
const wholeMessages = /^(?:lib\/i18n\/translator\.ts|messages\/\w+\.json)$/;
const sender = 'components/layout/client-messages.tsx';

type Routes = {
  /** The layout and the error pages, which use the namespaces that the layout sends. */
  frame: string[];
  pages: string[];
};

/** The import path from the first client module to `path`. */
function wayTo(path: string, reached: Map<string, string>): string {
  const way = [path];
  for (let from = reached.get(path); from; from = reached.get(from)) way.unshift(from);
  return way.join(' → ');
}

type Inspected = { used: Map<string, string>; sent: Set<string> };

/** The namespaces that a layout sends count as used by it, and as available to everything within it. */
function inherit(layout: Inspected, inner: Inspected): void {
  for (const [name, path] of inner.used)
    if (layout.sent.has(name)) {
      inner.used.delete(name);
      layout.used.set(name, path);
    }
}

/**
 * Finds errors in the messages sent to browsers: a namespace that a client component uses and its route does not send,
 * one that is sent but not used, and imports that would bring all messages of both languages into client scripts.
 */
export function messageProblems({ frame, pages }: Routes, read: ReadSource): string[] {
  const moduleAt = moduleReader(read);
  const problems = new Set<string>();

  const inspect = (entry: string) => {
    const { server, client } = modulesOf(entry, moduleAt);
    for (const [path, from] of client)
      if (wholeMessages.test(path) && !wholeMessages.test(from))
        problems.add(`All messages get into the browser: ${wayTo(path, client)}`);
    const used = new Map<string, string>();
    for (const path of client.keys())
      for (const name of usedNamespaces(moduleAt(path).source)) used.set(name, path);
    const senders = [...server.keys()].filter((path) => path !== sender);
    const sent = new Set(senders.flatMap((path) => sentNamespaces(moduleAt(path).source)));
    return { used, sent };
  };

  const everywhere = new Set(namespacesOfEveryPage(moduleAt(sender).source));
  const inFrame = frame.map((entry) => ({ entry, ...inspect(entry) }));
  const inPages = pages.map((entry) => ({ entry, ...inspect(entry) }));
  for (const layout of inFrame.filter(({ entry }) => entry.endsWith('/layout.tsx')))
    for (const inner of [...inFrame, ...inPages])
      if (inner !== layout && inner.entry.startsWith(layout.entry.replace('layout.tsx', '')))
        inherit(layout, inner);
  for (const { entry, used, sent } of [...inFrame, ...inPages]) {
    for (const [name, path] of used)
      if (!sent.has(name) && !everywhere.has(name))
        problems.add(`${entry} does not send “${name}”, which ${path} uses.`);
    for (const name of sent) {
      if (everywhere.has(name)) problems.add(`${entry} sends “${name}”, which every page has.`);
      else if (!used.has(name)) problems.add(`${entry} sends “${name}”, and nothing uses it.`);
    }
  }
  for (const name of everywhere)
    if (!inFrame.some(({ used }) => used.has(name)))
      problems.add(`Every page is sent “${name}”, and nothing around the pages uses it.`);
  return [...problems];
}
