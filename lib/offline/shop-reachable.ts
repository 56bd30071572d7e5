import { seconds } from '@/lib/time';

/** Whether the shop responds, with any status. */
export async function isShopReachable(): Promise<boolean> {
  try {
    await fetch('/api/health', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Resolves to whether the shop is reachable, with retries: a network that was just restored may not work at once. */
export async function waitForShop(signal: AbortSignal): Promise<boolean> {
  for (const pause of [0, 2, 5, 10]) {
    await new Promise((resolve) => setTimeout(resolve, seconds(pause)));
    if (signal.aborted) return false;
    if (await isShopReachable()) return true;
  }
  return false;
}
