import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { askGateway, type RemoteSession } from "~/integrations/gateway/ask-gateway.server";
import { unavailable } from "~/integrations/unavailable.server";

const asker = { requestId: "ask-gateway", origin: "http://localhost", clientAddress: "127.0.0.1" };

const session: RemoteSession = {
  ...{ token: null, device: null, written: null },
  ...{ begin: () => {}, end: () => {}, rememberDevice: () => {}, rememberWritten: () => {} },
};

test.each([502, 503, 504])("a proxy that answers %i without end is no answer, and its connection is closed", async (status) => {
  const proxy = createServer((_, response) => void response.writeHead(status).write("Nothing"));
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const closed = new Promise<void>((resolve) => proxy.once("request", (_, response) => response.once("close", () => resolve())));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const onSilence = vi.fn();
  await expect(askGateway({ url, asker, session, onSilence }, new Request(`${url}/api/session`))).rejects.toBe(unavailable);
  expect(onSilence).toHaveBeenCalledExactlyOnceWith(`status ${status}`);
  await closed;
});

test("a proxy whose answer breaks off is no answer either", async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error("broken off")) });
  const url = "http://portal.example";
  const fetch = () => Promise.resolve(new Response(broken, { status: 502 }));
  await expect(askGateway({ url, asker, session, fetch }, new Request(`${url}/api/session`))).rejects.toBe(unavailable);
});
