import { rmSync } from "node:fs";
import { type AppServer, startAppServer } from "./app-server";
import { demoData } from "./demo-data";
import { openLine } from "./line";

export type TwoPortals = {
  readonly front: AppServer;
  /** The process that has the data, and sends the mails. */
  readonly back: () => AppServer;
  /** The front reaches the back no more; `mend` lets it again. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** Ends the back and starts it again with the same data and another environment, such as a later CLOCK. */
  readonly restartBack: (environment: Readonly<Record<string, string>>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Two processes of the built server: a back with the demo, and a front without a database whose calls the back answers. Both believe
 * the proxies of this machine, so the back believes the front who is asking, and tests can speak for several people.
 */
export async function startTwoPortals(environment: Readonly<Record<string, string>> = {}): Promise<TwoPortals> {
  const data = await demoData();
  const startBack = (more: Readonly<Record<string, string>>) =>
    startAppServer({ TRUST_PROXY: "loopback", ...data, ...environment, ...more });
  let back = await startBack({});
  const line = await openLine(() => back.port);
  const front = await startAppServer({ GATEWAY_URL: `http://127.0.0.1:${line.port}`, TRUST_PROXY: "loopback" });
  return {
    front,
    back: () => back,
    cut: line.cut,
    mend: line.mend,
    restartBack: async (more) => {
      await back.stop();
      back = await startBack(more);
    },
    stop: async () => {
      await front.stop();
      line.close();
      await back.stop();
      rmSync(data.DATA_DIR, { recursive: true, force: true });
    },
  };
}
