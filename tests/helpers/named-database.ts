import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openForwarder } from "./forwarder";
import { freePort } from "./free-port.mjs";

/** The database as the portals know it: by a name, which leads to one of two addresses, and each of these to a cluster. */
export async function nameDatabase(to: number) {
  const port = await freePort();
  const hosts = ["127.0.0.2", "127.0.0.3"] as const;
  const forwarders = await Promise.all(hosts.map((host) => openForwarder({ host, port, to })));
  const file = join(mkdtempSync(join(tmpdir(), "dioptre-name-")), "address");
  let used = 0;
  // Renamed, so that a look-up never finds half of it.
  const write = () => {
    writeFileSync(`${file}.new`, hosts[used] ?? "");
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    environment: {
      DATABASE_URL: `postgresql://postgres@database.test:${port}/postgres`,
      NODE_OPTIONS: `--import ${new URL("./looked-up-name.mjs", import.meta.url).href}`,
      LOOKED_UP_NAME: "database.test",
      LOOKED_UP_ADDRESS: file,
    },
    /** The address in use leads to another cluster. */
    turnAddress: (to: number) => forwarders[used]?.turnTo(to),
    /** The name leads to the other address, where another cluster answers; nothing answers at the first any more. */
    turnName: (to: number) => {
      forwarders[used]?.turnTo(1);
      used = 1 - used;
      forwarders[used]?.turnTo(to);
      write();
    },
    close: () => {
      for (const forwarder of forwarders) forwarder.close();
      rmSync(dirname(file), { recursive: true });
    },
  };
}
