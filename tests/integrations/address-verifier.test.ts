import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { il } from "~/editions/il";
import { addressVerifierFor } from "~/integrations/address-verifier/address-verifier.server";
import { verifyByHttp } from "~/integrations/address-verifier/verify-by-http.server";

const address = { street: "14 Almond Lane", street2: "", zip: "3300000", city: "Haifa" };
const unable = { result: "unableToVerify", suggestions: [] };

let answer: { status?: number; body?: unknown; never?: boolean };
let asked: unknown[];
let url: string;
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    asked.push(JSON.parse(Buffer.concat(parts).toString()));
    if (answer.never) return;
    response.writeHead(answer.status ?? 200, { "Content-Type": "application/json", Location: "/elsewhere" });
    response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
  });
});

beforeEach(async () => {
  asked = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("a remote verifier is sent the address and its answer is used", async () => {
  answer = { body: { result: "zipMismatch", suggestions: [{ ...address, zip: "3300114" }] } };
  expect(await addressVerifierFor(url)(address, il)).toEqual({ result: "zipMismatch", suggestions: [{ ...address, zip: "3300114" }] });
  expect(asked).toEqual([{ address: { ...address, country: "IL" } }]);
});

test.each([
  ["a failure", { status: 503, body: {} }],
  ["a redirect", { status: 302, body: {} }],
  ["no JSON", { body: "<html>" }],
  ["an unknown result", { body: { result: "perhaps" } }],
  ["half an address", { body: { result: "verified", suggestions: [{ street: "x" }] } }],
])("%s is unable to verify", async (_, given) => {
  answer = given;
  expect(await verifyByHttp(url, address, il)).toEqual(unable);
});

test("a verifier that does not answer in time is unable to verify", async () => {
  answer = { never: true };
  const startedAt = performance.now();
  expect(await verifyByHttp(url, address, il, 80)).toEqual(unable);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test("without a verifier's URL the built-in register answers", async () => {
  expect(await addressVerifierFor(null)(address, il)).toEqual({ result: "zipMismatch", suggestions: [{ ...address, zip: "3300114" }] });
});
