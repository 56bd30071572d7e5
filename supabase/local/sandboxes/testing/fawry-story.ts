import { fawryBrowser } from './fawry-buyer.ts';
import { type Outcome } from './popup.ts';
import { fawryWorld } from './world.ts';

export type FawryStory = ReturnType<typeof opened>;

/** A separate world with a browser user, and the status call's answers. */
export function opened() {
  const world = fawryWorld();
  const browser = fawryBrowser(world);
  const asked = async (ref = 'ZD-1') =>
    JSON.parse(await browser.status(ref)) as Record<string, unknown>;
  /** The statuses of this many queries, or the codes returned instead. */
  const several = async (count: number, ref?: string) => {
    const answers: unknown[] = [];
    for (let index = 0; index < count; index += 1) {
      const answer = await asked(ref);
      answers.push(answer['orderStatus'] ?? answer['statusCode']);
    }
    return answers;
  };
  return { world, browser, asked, several };
}
/** The notifications received by the shop. */
export const told = async ({ sandbox, shop }: FawryStory['world']) => {
  await sandbox.tick();
  return shop.got.map(({ body }) => body);
};

export const statusesTold = async (world: FawryStory['world']) =>
  (await told(world)).map(({ orderStatus }) => orderStatus);

export const referenceIn = ({ response }: Outcome) => String(response?.['referenceNumber']);
