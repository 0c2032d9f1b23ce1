import { once } from "node:events";
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { TLSSocket } from "node:tls";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { schema } from "~/db/schema.server";
import { loadConfiguration } from "~/integrations/configuration.server";
import { fetchWith } from "~/integrations/fetch-with.server";
import { checkGateway } from "~/integrations/gateway/check-gateway.server";
import { createGatewayCalls } from "~/integrations/gateway/gateway-calls.server";
import { openMail } from "~/integrations/mail.server";
import { unavailable } from "~/integrations/unavailable.server";
import { sendOutbox } from "~/server/send-outbox.server";
import { makeAuthority } from "~tests/helpers/certificates";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenPerson, givenPractice, testCarrier } from "~tests/helpers/given";
import { silentLog } from "~tests/helpers/silent-log";
import { later, placeOrder } from "../services/orders/placed-orders";

/* A distributor, a gateway and a mail server that answer nobody but whom their authority certified. */

let authority: ReturnType<typeof makeAuthority>;
let stranger: ReturnType<typeof makeAuthority>;

beforeAll(() => {
  [authority, stranger] = [makeAuthority(), makeAuthority()];
  authority.certify("localhost", "server");
  for (const { certify } of [authority, stranger]) certify("portal", "client");
});

afterAll(() => {
  for (const { directory } of [authority, stranger]) rmSync(directory, { recursive: true });
});

beforeEach(resetDatabase);

const read = (name: string) => readFileSync(authority.file(name), "utf8");
const asking = () => ({ cert: read("localhost.crt"), key: read("localhost.key"), ca: read("authority.crt"), requestCert: true });

/** The portal's certificate, signed by one of the two, in the variables of a service; the servers' authority is the same for both. */
const certificateVariables = (service: string, { file }: Pick<typeof authority, "file"> = authority) => ({
  [`${service}_CERTIFICATE_FILE`]: file("portal.crt"),
  [`${service}_KEY_FILE`]: file("portal.key"),
  [`${service}_CA_FILE`]: authority.file("authority.crt"),
});

type Asked = { method: string | undefined; body: string; certificate: string };

/** A service at an address of this machine, and what it was asked with which certificate. */
async function givenService(answer: object = {}) {
  const asked: Asked[] = [];
  const server = createServer(asking(), (request, response) => {
    const certificate = (request.socket as TLSSocket).getPeerCertificate().fingerprint256;
    void text(request).then((body) => {
      asked.push({ method: request.method, body, certificate });
      response.setHeader("content-type", "application/json");
      response.setHeader("set-cookie", ["session=one", "device=two"]);
      response.end(JSON.stringify(answer));
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, port: (server.address() as AddressInfo).port };
}

/** A mail server that begins with TLS, or after STARTTLS. */
async function givenMails({ secure }: { secure: boolean }) {
  const received: string[] = [];
  const certificates: string[] = [];
  const server = new SMTPServer({
    ...{ ...asking(), secure, rejectUnauthorized: true, authOptional: true },
    onSecure: (socket, _session, done) => {
      certificates.push((socket as TLSSocket).getPeerCertificate().fingerprint256);
      done();
    },
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        received.push(mail);
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { received, certificates, port: (server.server.address() as AddressInfo).port };
}

const configurationOf = (environment: Record<string, string>) =>
  loadConfiguration({ SESSION_SECRET: "s".repeat(32), PUBLIC_URL: "https://{subDomain}.lenses.example", ...environment });

/** Sends in the background as the server does, until `done` holds. */
async function sendUntil(environment: Record<string, string>, minutes: number, done: () => boolean | Promise<boolean>) {
  const { doors } = await testDatabase();
  const parts = {
    configuration: configurationOf(environment),
    clock: () => later(minutes),
    doors,
    kind: "postgres",
    log: silentLog,
    mailbox: null,
  } as const;
  const stop = sendOutbox(parts);
  await vi.waitFor(async () => expect(await done()).toBe(true), { timeout: 20_000, interval: 50 });
  await stop();
}

async function outbox() {
  const { owner } = await testDatabase();
  return owner.select({ kind: schema.outbox.kind, sentAt: schema.outbox.sentAt, error: schema.outbox.lastError }).from(schema.outbox);
}

test("orders and mails go to services that ask the portal for its certificate; without one, or with a stranger's, they wait and nothing is lost", async () => {
  const [distributor, mails] = [await givenService({ erpOrderNumber: "0045-1" }), await givenMails({ secure: true })];
  await givenCatalogue();
  const { orderId } = await placeOrder(await givenPerson(await givenPractice()));
  const { owner } = await testDatabase();
  const urls = {
    DISTRIBUTOR_URL: `https://portal:secret@localhost:${distributor.port}/orders`,
    SMTP_URL: `smtps://localhost:${mails.port}`,
  };
  const strangers = { ...urls, ...certificateVariables("DISTRIBUTOR", stranger) };
  await sendUntil(strangers, 40, async () => (await outbox()).every(({ error }) => error !== null));
  expect((await outbox()).map(({ kind, sentAt }) => [kind, sentAt]).sort()).toEqual([
    ["handOver", null],
    ["mail", null],
  ]);
  expect([distributor.asked, mails.received]).toEqual([[], []]);
  const certificates = { ...certificateVariables("DISTRIBUTOR"), ...certificateVariables("SMTP") };
  await sendUntil({ ...urls, ...certificates }, 200, async () => (await outbox()).every(({ sentAt }) => sentAt !== null));
  expect(distributor.asked.map(({ method, body }) => [method, JSON.parse(body).orderId])).toEqual([["POST", orderId]]);
  expect(mails.received).toHaveLength(1);
  const [order] = await owner.select().from(schema.orders).where(eq(schema.orders.id, orderId));
  expect(order?.erpOrderNumber).toBe("0045-1");
});

test("a certificate that was renewed is shown without a restart, and one that is half written is not", async () => {
  const [service, mails] = [await givenService(), await givenMails({ secure: false })];
  const directory = mkdtempSync(join(tmpdir(), "dioptre-renewed-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const renewed = { file: (name: string) => join(directory, name) };
  const take = (name: string) => copyFileSync(authority.file(name), renewed.file(name));
  for (const name of ["portal.crt", "portal.key"]) take(name);
  const { distributorCertificate, smtpCertificate, smtpUrl } = configurationOf({
    ...{ DISTRIBUTOR_URL: `https://portal:secret@localhost:${service.port}/`, ...certificateVariables("DISTRIBUTOR", renewed) },
    ...{ SMTP_URL: `smtp://localhost:${mails.port}?requireTLS=true`, ...certificateVariables("SMTP", renewed) },
  });
  const ask = fetchWith(distributorCertificate);
  const mail = { to: "noa@einayim.example", subject: "", html: "", text: "" };
  const send = openMail({ smtpUrl, smtpCertificate, publicUrl: "https://lenses.example", dataDirectory: "unused" }, silentLog);
  const use = async () => {
    await (await ask(`https://localhost:${service.port}/`)).text();
    await send(mail, "one");
  };
  await use();
  authority.certify("portal", "client");
  for (const name of ["portal.crt", "portal.key"]) {
    take(name);
    await use();
  }
  for (const shown of [service.asked.map(({ certificate }) => certificate), mails.certificates]) {
    const [first, second, third] = shown;
    expect([first === second, second === third, shown.length]).toEqual([true, false, 3]);
  }
});

test("a gateway that asks for a certificate answers the portal in front of it, and nobody else", async () => {
  const session = { tenant: { _id: "1" } };
  const { asked, port } = await givenService(session);
  const url = `https://localhost:${port}`;
  const asker = { requestId: "test", origin: url, clientAddress: "127.0.0.1" };
  const askWith = async (by: typeof authority | null) => {
    const { gatewayCertificate } = configurationOf({ GATEWAY_URL: url, ...(by && certificateVariables("GATEWAY", by)) });
    const fetch = fetchWith(gatewayCertificate);
    const carrier = testCarrier();
    const call = createGatewayCalls({ url, asker, session: carrier, fetch }).session.read();
    return { outcome: await call.catch((error: unknown) => error), carrier, health: await checkGateway(url, fetch) };
  };
  for (const by of [null, stranger]) expect(await askWith(by)).toMatchObject({ outcome: unavailable, health: { ready: false } });
  expect(asked).toEqual([]);
  const { carrier, health } = await askWith(authority);
  expect([carrier.token, health.ready, asked.length]).toEqual(["one", true, 2]);
});

test("a request that takes too long ends with the reason of its signal", async () => {
  const server = createServer(asking(), () => undefined).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { distributorCertificate } = configurationOf({
    ...{ DISTRIBUTOR_URL: `https://portal:secret@localhost:${port}/`, ...certificateVariables("DISTRIBUTOR") },
  });
  const asked = fetchWith(distributorCertificate)(`https://localhost:${port}/`, {
    method: "POST",
    body: "{}",
    signal: AbortSignal.timeout(100),
  });
  await expect(asked).rejects.toMatchObject({ name: "TimeoutError" });
});

test.each([
  ["a certificate without its key", { DISTRIBUTOR_KEY_FILE: "" }, "DISTRIBUTOR_KEY_FILE: is needed with DISTRIBUTOR_CERTIFICATE_FILE"],
  ["a key alone", { DISTRIBUTOR_CERTIFICATE_FILE: "" }, "DISTRIBUTOR_CERTIFICATE_FILE: is needed with DISTRIBUTOR_KEY_FILE"],
  ["authorities alone", { DISTRIBUTOR_CERTIFICATE_FILE: "", DISTRIBUTOR_KEY_FILE: "" }, "DISTRIBUTOR_CA_FILE: belongs to "],
  ["nobody to show it to", { DISTRIBUTOR_URL: "" }, "DISTRIBUTOR_CERTIFICATE_FILE: belongs to DISTRIBUTOR_URL: set both"],
  ["no TLS", { DISTRIBUTOR_URL: "http://portal:secret@localhost/" }, "DISTRIBUTOR_CERTIFICATE_FILE: needs TLS in DISTRIBUTOR_URL"],
  ["an address that is none", { DISTRIBUTOR_URL: "portal" }, "DISTRIBUTOR_URL: must be an address"],
  ["a key that is not there", { DISTRIBUTOR_KEY_FILE: "none" }, "DISTRIBUTOR_KEY_FILE: must be the path of a file that can be read"],
  ["authorities that are none", { DISTRIBUTOR_CA_FILE: "README.md" }, "DISTRIBUTOR_CERTIFICATE_FILE: must be a certificate in PEM"],
])("the start is refused with %s", (_, changed, problem) => {
  const given = { DISTRIBUTOR_URL: "https://portal:secret@localhost/", ...certificateVariables("DISTRIBUTOR"), ...changed };
  expect(() => configurationOf(given)).toThrow(problem);
});

test("the start is refused with the key of another certificate, and in production with a key that is open to others", () => {
  const given = { DISTRIBUTOR_URL: "https://portal:secret@localhost/", ...certificateVariables("DISTRIBUTOR") };
  const another = { ...given, DISTRIBUTOR_KEY_FILE: stranger.file("portal.key") };
  expect(() => configurationOf(another)).toThrow("DISTRIBUTOR_CERTIFICATE_FILE: must be a certificate in PEM whose key is in ");
  const production = { ...given, NODE_ENV: "production" };
  expect(() => configurationOf(production)).not.toThrow();
  chmodSync(authority.file("portal.key"), 0o644);
  expect(() => configurationOf(production)).toThrow("DISTRIBUTOR_KEY_FILE: must not be open to other users of this machine");
  expect(() => configurationOf(given)).not.toThrow();
});
