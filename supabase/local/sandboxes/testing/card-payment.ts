import { pullStatus } from '../../../functions/_shared/vendors/fawry/pull-status.ts';
import { readNotification } from '../../../functions/_shared/vendors/fawry/read-notification.ts';
import { card, charge, openPopup } from './popup.ts';
import { fawryWorld } from './world.ts';

type World = ReturnType<typeof fawryWorld>;

/** The shop's interpretation of every notification: its status, or why it was rejected. */
export const notificationsOf = (world: World) =>
  Promise.all(
    world.shop.got.map(async ({ text }) => {
      const read = await readNotification(world.config, text);
      return read.ok ? read.hint.status : read.error.code;
    }),
  );
/** The response to the shop's status query. */
export const pulled = async (world: World) => {
  const read = await pullStatus(world.config, world.fetch, charge.merchantRef);
  return read.ok ? read.event.status : read.error.code;
};
/** A world in which somebody pays by card, under a scenario chosen in the popup. */
export async function paidByCard(scenario = '', fields: Record<string, string> = card) {
  const world = fawryWorld();
  const popup = await openPopup(world);
  const outcome = await popup.press('card', { ...fields, scenario });
  await world.sandbox.tick();
  return { world, popup, outcome };
}
