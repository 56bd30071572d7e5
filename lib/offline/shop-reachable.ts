import { seconds } from '@/lib/time';

/** Whether the shop answers at all, whatever it says. */
export async function isShopReachable(): Promise<boolean> {
  try {
    await fetch('/api/health', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Resolves to whether the shop could be reached soon: a network that has just come back is not always of use at once. */
export async function waitForShop(signal: AbortSignal): Promise<boolean> {
  for (const pause of [0, 2, 5, 10]) {
    await new Promise((resolve) => setTimeout(resolve, seconds(pause)));
    if (signal.aborted) return false;
    if (await isShopReachable()) return true;
  }
  return false;
}
