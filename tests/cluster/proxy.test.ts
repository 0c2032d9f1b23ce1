import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { get as getEncrypted } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type SecureVersion } from "node:tls";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findClusterPrograms } from "~tests/helpers/find-program.mjs";
import { freePort } from "~tests/helpers/free-port.mjs";

/* The proxy of .deploy as it is configured there, with a certificate of its own and one portal that answers what it was asked with. */

let directory: string;
let portal: Server;
let proxy: ReturnType<typeof spawn>;
const ports = { portal: 0, people: 0, unencrypted: 0 };

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "dioptre-proxy-"));
  for (const name of ["portal", "people", "unencrypted"] as const) ports[name] = await freePort();
  portal = createServer((request, response) => response.end(JSON.stringify(request.headers))).listen(ports.portal, "127.0.0.1");
  const [key, certificate] = [join(directory, "key.pem"), join(directory, "certificate.pem")];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-keyout", key, "-out", certificate];
  execFileSync("openssl", made, { stdio: "ignore" });
  writeFileSync(join(directory, "both.pem"), readFileSync(certificate, "utf8") + readFileSync(key, "utf8"));
  const settings = readFileSync(".deploy/haproxy/haproxy.cfg", "utf8")
    .replace("bind :8443", `bind 127.0.0.1:${ports.people}`)
    .replace("bind :8080", `bind 127.0.0.1:${ports.unencrypted}`)
    .replace("/run/secrets/certificate", join(directory, "both.pem"))
    .replace("portal-1:3000", `127.0.0.1:${ports.portal}`)
    .replace(/\n *server portal-2 .*/, "");
  writeFileSync(join(directory, "haproxy.cfg"), settings);
  proxy = spawn(findClusterPrograms().haproxy, ["-db", "-f", join(directory, "haproxy.cfg")], { stdio: "ignore" });
  await vi.waitFor(async () => expect((await answerTo("/readyz")).status).toBe(200), { timeout: 20_000, interval: 200 });
}, 60_000);

afterAll(async () => {
  if (proxy?.exitCode === null && proxy.kill()) await once(proxy, "exit");
  portal?.close();
  rmSync(directory, { recursive: true, force: true });
});

type Answer = { status: number; location: string | undefined; text: string };

/** What the proxy answers with TLS, or without it on the other port. */
async function answerTo(path: string, { isEncrypted = true } = {}): Promise<Answer> {
  const asked = { host: "127.0.0.1", path, headers: { host: "carmel.example.com" }, rejectUnauthorized: false };
  const request = isEncrypted ? getEncrypted({ ...asked, port: ports.people }) : get({ ...asked, port: ports.unencrypted });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode ?? 0, location: response.headers.location, text: Buffer.concat(parts).toString() };
}

/** Whether the proxy agrees to a connection with this version, and these ciphers if any are named. */
function agreesTo(version: SecureVersion, ciphers = "DEFAULT"): Promise<boolean> {
  const offered = { minVersion: version, maxVersion: version, ciphers: `${ciphers}:@SECLEVEL=0` };
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: ports.people, rejectUnauthorized: false, ...offered });
    const end = (agreed: boolean) => () => {
      socket.destroy();
      resolve(agreed);
    };
    socket.once("secureConnect", end(true)).once("error", end(false));
  });
}

test("people are answered with TLS 1.2 or 1.3 and ciphers with forward secrecy, and with nothing older", async () => {
  expect([await agreesTo("TLSv1.3"), await agreesTo("TLSv1.2")]).toEqual([true, true]);
  expect([await agreesTo("TLSv1.1"), await agreesTo("TLSv1")]).toEqual([false, false]);
  expect([await agreesTo("TLSv1.2", "AES256-GCM-SHA384"), await agreesTo("TLSv1.2", "ECDHE-RSA-AES256-SHA384")]).toEqual([false, false]);
  const { status, text } = await answerTo("/products");
  expect([status, JSON.parse(text)]).toMatchObject([200, { "x-forwarded-proto": "https", host: "carmel.example.com" }]);
});

test("without TLS a page leads to https, and a call is refused", async () => {
  const page = await answerTo("/products?page=2", { isEncrypted: false });
  expect([page.status, page.location]).toEqual([308, "https://carmel.example.com/products?page=2"]);
  for (const path of ["/api", "/api/session", "/api/users/authenticate"])
    expect(await answerTo(path, { isEncrypted: false })).toMatchObject({ status: 403, location: undefined });
});
