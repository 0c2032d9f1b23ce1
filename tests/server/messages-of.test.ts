import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { messagesOf } from "~/server/messages-of.server";

test("requests and answers of a server are those of the application before it gets them, and do what Express's do", async () => {
  const app = express();
  app.get("/:name", (request, response) =>
    response.json({ name: request.params.name, host: request.get("host"), app: request.app === app }),
  );
  const arrived: boolean[] = [];
  const server = createServer(messagesOf(app), (request, response) => {
    arrived.push(Object.getPrototypeOf(request) === app.request && Object.getPrototypeOf(response) === app.response);
    app(request, response);
  });
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/lens`);
  expect(await answer.json()).toEqual({ name: "lens", host: `127.0.0.1:${port}`, app: true });
  expect(arrived).toEqual([true]);
});
