import type { CDPSession, Page } from "playwright";

/** A slow connection: its bandwidth, and the delay of each response. */
export type SlowLine = { kilobitsPerSecond: number; latencyMs: number };

/** Slows down the connection of a page; returns the session in which the browser reports its traffic. */
export async function slowDown(page: Page, { kilobitsPerSecond, latencyMs }: SlowLine): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page);
  const throughput = (kilobitsPerSecond * 1000) / 8;
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: latencyMs },
    ...{ downloadThroughput: throughput, uploadThroughput: throughput },
  });
  return line;
}
