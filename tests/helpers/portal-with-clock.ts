import { rmSync } from "node:fs";
import { startAppServer } from "./app-server";
import { demoDataAt } from "./demo-data";
import { freePort } from "./free-port.mjs";

/** A Monday morning in every market: no cut-off is near. */
const beginsAt = new Date("2026-03-02T07:00:00Z");

/** A session that nobody uses runs out after 30 minutes (D10). */
const idleMinutes = 31;

/** The built portal with its demo data, by a clock of its own. It goes on with the same data and address when the clock moves. */
export async function servePortalWithClock() {
  const port = await freePort();
  const data = await demoDataAt(beginsAt);
  let at = beginsAt;
  let logged = "";
  const start = () => startAppServer({ DISTRIBUTOR_SIMULATOR: "true", PORT: String(port), ...data, CLOCK: at.toISOString() });
  let server = await start();
  const end = async () => {
    await server.stop();
    logged += server.output();
  };
  return {
    address: (path: string, host: string) => `http://${host}:${port}${path}`,
    /** Lets every session run out that is in use now. */
    expireSessions: async () => {
      await end();
      at = new Date(at.getTime() + idleMinutes * 60_000);
      server = await start();
    },
    /** Everything that the server wrote. */
    logged: () => logged + server.output(),
    stop: async () => {
      await end();
      rmSync(data.DATA_DIR, { recursive: true, force: true });
    },
  };
}
