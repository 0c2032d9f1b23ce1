import { rmSync } from "node:fs";
import type { Calls } from "~/context.server";
import { createDoors } from "~/db/doors.server";
import { openDatabase } from "~/db/open.server";
import { seedDemo } from "~/demo/seed-demo.server";
import { createGatewayCalls } from "~/integrations/gateway/gateway-calls.server";
import { erasedName } from "~/server/erased-name.server";
import { orderTextsIn } from "~/server/order-texts.server";
import { emptyMemory } from "~/services/call-context.server";
import { createCalls } from "~/services/create-calls.server";
import { startAppServer } from "./app-server";
import { demoDataDirectory } from "./data-directory";
import { testCarrier } from "./given";
import { startTwoPortals } from "./two-portals";

/** Someone who makes calls, as a browser or a program would: keeps the session it is given. `close` ends what was started. */
export type CallClient = { newCaller: () => Calls; close: () => Promise<void> };

/** The calls answered in this process, on an embedded database of its own with the demo. */
export async function inThisProcess(): Promise<CallClient> {
  const dataDirectory = demoDataDirectory();
  const database = await openDatabase({ databaseUrl: null, dataDirectory });
  await seedDemo(database, new Date());
  const doors = createDoors(database.owner);
  const settings = {
    publicUrl: "http://localhost:3000",
    environment: "development" as const,
    addressVerifierUrl: null,
    distributorKey: null,
    sealingSecret: "a secret of 32 characters for tests",
    operatorsNeedFactor: false,
    everybodyNeedsFactor: false,
    breachedPasswords: null,
    workers: 1,
  };
  return {
    newCaller: () => {
      const carrier = testCarrier();
      const call = <Answer>(make: (calls: Calls) => Answer) =>
        make(
          createCalls({
            doors,
            replica: null,
            settings,
            now: new Date(),
            hostSubDomain: null,
            callerAddress: "127.0.0.1",
            carrier,
            apiKey: null,
            ...orderTextsIn("en"),
            erasedName,
            logFailure: () => undefined,
            memory: emptyMemory(),
          }),
        );
      return eachCallAlone(call);
    },
    close: async () => {
      await database.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** The calls of a built server over HTTP, with the session in its cookie: what another portal does with GATEWAY_URL. */
export async function overHttp(): Promise<CallClient> {
  const server = await startAppServer();
  return {
    newCaller: () => remoteCaller(server.port),
    close: async () => void (await server.stop()),
  };
}

/** The same through a front portal, which has no database and hands the calls on to the one that has (GATEWAY_URL). */
export async function overTwoPortals(): Promise<CallClient> {
  const { front, stop } = await startTwoPortals();
  return { newCaller: () => remoteCaller(front.port), close: stop };
}

function remoteCaller(port: number): Calls {
  const url = `http://127.0.0.1:${port}`;
  return createGatewayCalls({ url, asker: { requestId: "test", origin: url, clientAddress: "127.0.0.1" }, session: testCarrier() });
}

/** Every call is a request of its own, with its own present moment and nothing remembered. */
function eachCallAlone(call: <Answer>(make: (calls: Calls) => Answer) => Answer): Calls {
  const area = (name: string) =>
    new Proxy({}, { get: (_, procedure: string) => (input: unknown) => call((calls) => callBy(calls, name, procedure)(input)) });
  return new Proxy({}, { get: (_, name: string) => area(name) }) as Calls;
}

function callBy(calls: Calls, area: string, procedure: string): (input: unknown) => unknown {
  const group = Reflect.get(calls, area) as object;
  return (input) => (Reflect.get(group, procedure) as (input: unknown) => unknown)(input);
}
