import { throttling } from 'lighthouse/core/config/constants.js';

const { cpuSlowdownMultiplier, ...slow4G } = throttling.mobileSlow4G;
const bytesPerSecond = (kilobits) => (kilobits * 1024) / 8;

/** Gives a page the network and processor of a cheap phone: slow 4G, CPU ÷ 4. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4G.requestLatencyMs,
    downloadThroughput: bytesPerSecond(slow4G.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(slow4G.uploadThroughputKbps),
  });
}
