import { type AppServer, startAppServer } from "./app-server";

export type TwoPortals = { readonly front: AppServer; readonly back: AppServer; readonly stop: () => Promise<void> };

/**
 * Two processes of the built server: a back with the demo, and a front without a database whose calls the back answers. The back
 * believes the front who is asking.
 */
export async function startTwoPortals(environment: Readonly<Record<string, string>> = {}): Promise<TwoPortals> {
  const back = await startAppServer({ TRUST_PROXY: "loopback", ...environment });
  const front = await startAppServer({ GATEWAY_URL: `http://127.0.0.1:${back.port}` });
  const stop = async () => {
    await front.stop();
    await back.stop();
  };
  return { front, back, stop };
}
