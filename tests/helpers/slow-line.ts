import type { CDPSession, Page } from "playwright";

/** A slow connection: what it carries, and how long each answer takes to begin. */
export type SlowLine = { kilobitsPerSecond: number; latencyMs: number };

/** Slows the connection of a page; answers the session in which the browser tells what came over it. */
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
