import { portsOf } from './ports.mjs';
import { readState } from './state.mjs';

/** One line per release: what serves, and what `back` would go back to. */
export async function statusLines(site) {
  const { current, previous } = await readState(site.folder);
  if (!current) return ['No release is in service.'];
  const ports = portsOf(site, current.slot).join(', ');
  return [`Serves: ${current.name} (ports ${ports})`, `Before: ${previous?.name ?? 'none'}`];
}
