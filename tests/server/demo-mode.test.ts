import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { type Mailbox, openMailbox } from "~/integrations/mail/mailbox.server";
import type { RequestFacts } from "~/middleware/request-facts.server";
import { answerHere } from "~/server/answer/answer-here.server";
import { createApp } from "~/server/create-app.server";
import { callContextFor, now } from "~tests/helpers/given";
import { silentLog } from "~tests/helpers/silent-log";

const mail = (subject: string) => ({ to: "noa@einayim.example", subject, html: `<h1>${subject}</h1>`, text: subject });

async function serve(mailbox: Mailbox | null) {
  const app = createApp({
    ...{
      configuration: { publicUrl: "http://localhost", allowedHosts: [], trustProxy: false },
      readinessChecks: [],
      clientDirectory: null,
      mailbox,
    },
    log: silentLog,
    handlePage: (_request, response) => void response.status(404).send("no such page"),
  });
  const server = app.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return async (path: string, host = "localhost") => {
    const [answer] = await once(get({ port, path, headers: { host } }), "response");
    return { status: answer.statusCode, policy: String(answer.headers["content-security-policy"]), body: await text(answer) };
  };
}

test("the mails of the demo are read at /demo/mails, the newest first, in the language of the host (D42)", async () => {
  const mailbox = openMailbox();
  const ask = await serve(mailbox);
  expect((await ask("/demo/mails")).body).toContain("No email has been sent yet.");
  for (const id of ["one", "two", "one"]) await mailbox.send(mail(`<${id}>`), id);
  const page = await ask("/demo/mails", "einayim.il.localhost");
  expect(page.body).toContain('<html lang="he" dir="rtl">');
  expect([...page.body.matchAll(/href="([^"]+)">([^<]+)/g)].map(([, address, subject]) => [address, subject])).toEqual([
    ["/demo/mails/one", "&#60;one&#62;"],
    ["/demo/mails/two", "&#60;two&#62;"],
  ]);
  const read = await ask("/demo/mails/two");
  expect(read).toMatchObject({ status: 200, body: "<h1><two></h1>" });
  expect(read.policy).toMatch(/^default-src 'none'/);
  expect((await ask("/demo/mails/three")).status).toBe(404);
});

test("where mails are sent there is no page of them", async () => {
  const ask = await serve(null);
  expect((await ask("/demo/mails")).status).toBe(404);
});

test("the mailbox keeps the last 200 mails", async () => {
  const { send, list } = openMailbox();
  for (let number = 1; number <= 203; number += 1) await send(mail("Reminder"), `mail-${number}`);
  expect([list().length, list()[0]?.id, list().at(-1)?.id]).toEqual([200, "mail-203", "mail-4"]);
});

test("every call of the demo takes 300 ms, from pages and over HTTP (D42)", async () => {
  const { doors, settings, carrier } = await callContextFor(null);
  const facts = { id: "request", hostname: "localhost", clientAddress: "127.0.0.1", acceptedLanguages: null };
  const answer = answerHere({ doors, settings, slowMilliseconds: 300 });
  const { calls, entrance } = answer({ now, facts: facts as RequestFacts, carrier, apiKey: null });
  const url = new URL("http://localhost/api/logout");
  const ways = [() => calls.session.logout(), () => entrance(new Request(url), url)];
  for (const ask of ways) {
    const begunAt = performance.now();
    await ask();
    expect(performance.now() - begunAt).toBeGreaterThan(295);
  }
});
