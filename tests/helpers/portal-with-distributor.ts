import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { startAppServer } from "./app-server";
import { demoDataDirectory } from "./data-directory";
import { freePort } from "./free-port.mjs";
import { givenMailServer } from "./mail-server";

/** An order or a request as the distributor receives it: of both, what tests look at. */
export type Message = {
  orderId: string;
  tenantId: string;
  /** Of an order. */
  cartId?: string;
  confirmationNum?: string;
  transactions?: { transactionConfirmationNum: string; available: "now" | "later" }[];
  /** Of a request. */
  requestId?: string;
  kind?: string;
};

const secret = "a-secret-of-both-sides";

/** A distributor on this machine that takes everything. */
async function givenDistributor() {
  const messages: Message[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const message: Message = JSON.parse(Buffer.concat(await request.toArray()).toString());
    messages.push(message);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ erpOrderNumber: `0045-${message.orderId.slice(-6)}` }));
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { messages, url: `http://portal:${secret}@127.0.0.1:${(server.address() as AddressInfo).port}/orders` };
}

/**
 * The built portal of one test with its demo, a distributor and a mail server of its own. Its clock stands still; `pass` starts it again
 * with the same data and address and a later clock. Links in mails lead to practices below `domain`.
 */
export async function givenPortalWithDistributor(domain: string) {
  const [port, distributor, mails] = [await freePort(), await givenDistributor(), await givenMailServer()];
  const dataDirectory = demoDataDirectory();
  let now = new Date();
  const start = () =>
    startAppServer({
      ...{ PORT: String(port), DATA_DIR: dataDirectory, CLOCK: now.toISOString() },
      ...{ DISTRIBUTOR_URL: distributor.url, SMTP_URL: mails.url, PUBLIC_URL: `http://{subDomain}.${domain}:${port}` },
    });
  let server = await start();
  onTestFinished(async () => {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  const address = (path: string, host: string) => `http://${host}:${port}${path}`;
  return {
    ...{ address, messages: distributor.messages, mails: mails.received },
    pass: async (minutes: number) => {
      await server.stop();
      now = new Date(now.getTime() + minutes * 60_000);
      server = await start();
    },
    /** One of the distributor's calls, and what became of its items. */
    tell: async (name: string, body: object): Promise<string[]> => {
      const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
      const answer = await fetch(address(`/api/distributor/${name}`, "127.0.0.1"), { method: "POST", headers, body: JSON.stringify(body) });
      const { results } = (await answer.json()) as { results: { outcome: string }[] };
      return results.map(({ outcome }) => outcome);
    },
  };
}
