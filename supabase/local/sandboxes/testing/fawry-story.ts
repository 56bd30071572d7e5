import { fawryBrowser } from './fawry-buyer.ts';
import { type Outcome } from './popup.ts';
import { fawryWorld } from './world.ts';

export type FawryStory = ReturnType<typeof opened>;

/** A separate world with a browser user, and the status call's answers. */
export function opened() {
  const world = fawryWorld();
  const browser = fawryBrowser(world);
  const pullStatus = async (ref = 'ZD-1') =>
    JSON.parse(await browser.status(ref)) as Record<string, unknown>;
  /** The statuses of this many queries, or the codes returned instead. */
  const several = async (count: number, ref?: string) => {
    const answers: unknown[] = [];
    for (let index = 0; index < count; index += 1) {
      const answer = await pullStatus(ref);
      answers.push(answer['orderStatus'] ?? answer['statusCode']);
    }
    return answers;
  };
  return { world, browser, pullStatus, several };
}
/** The notifications received by the shop. */
export const notifications = async ({ sandbox, shop }: FawryStory['world']) => {
  await sandbox.tick();
  return shop.got.map(({ body }) => body);
};

export const notifiedStatuses = async (world: FawryStory['world']) =>
  (await notifications(world)).map(({ orderStatus }) => orderStatus);

export const referenceIn = ({ response }: Outcome) => String(response?.['referenceNumber']);
