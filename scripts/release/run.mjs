import { callCluster } from '../cluster/control.mjs';
import { explained } from '../lib/run-until-stopped.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { repository } from '../lib/stack.mjs';
import { activate, goBack } from './activate.mjs';
import { buildRelease } from './build.mjs';
import { hostSite } from './host-site.mjs';
import { alone } from './lock.mjs';
import { statusLines } from './status.mjs';

const usage = `npm run release            builds what is checked out and lets it serve
npm run release -- back    goes back to the release before
npm run release -- status  shows which release is active`;

const report = (sentence) => console.log(sentence);

const actions = {
  release: (site) =>
    alone(site.folder, async () =>
      activate(site, await buildRelease({ root: repository, ...site })),
    ),
  back: (site) => alone(site.folder, () => goBack(site)),
  status: async (site) => (await statusLines(site)).forEach(report),
};

/** `npm run release`: in a running `npm run cluster`, otherwise on this host. Resolves to the exit code. */
export async function runRelease(args) {
  try {
    const action = args[0] ?? 'release';
    if (args.length > 1 || !Object.hasOwn(actions, action)) throw new PlainError(usage);
    if (await callCluster(repository, action, report)) return 0;
    const stopping = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stopping.abort());
    await actions[action](hostSite({ environment: process.env, report, signal: stopping.signal }));
    return 0;
  } catch (error) {
    return explained(error);
  }
}
