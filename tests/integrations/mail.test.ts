import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { languages } from "~/domain/language";
import { createLog } from "~/integrations/log.server";
import { handleMail } from "~/integrations/mail/handle-mail.server";
import type { KeyMail } from "~/integrations/mail/mail-payload";
import { writeMail } from "~/integrations/mail/write-mail.server";
import { openMail } from "~/integrations/mail.server";
import { mailTexts } from "~/server/mail-texts.server";
import { givenMailServer } from "~tests/helpers/mail-server";

const now = new Date("2026-11-24T10:05:00Z");
const mail: KeyMail = {
  template: "reset",
  to: "noa@einayim.example",
  language: "he",
  firstName: "Noa",
  lastName: "Shalev",
  practiceName: "Einayim <Haifa>",
  link: "https://einayim.lenses.example/reset-password/key",
  expiresAt: "2026-11-24T11:05:00Z",
};

/** A log whose lines can be read. */
function readableLog() {
  const lines: string[] = [];
  return { lines, log: createLog({ destination: { write: (line: string) => void lines.push(line) } }) };
}

describe("a written mail", () => {
  test.each(languages)("says the same in plain text and in HTML, in %s", (language) => {
    const written = writeMail({ ...mail, language }, mailTexts);
    expect(written.text).toContain(mail.link);
    expect(written.html).toContain(`href="${mail.link}"`);
    expect(written.html).toContain(`lang="${language}" dir="${language === "he" ? "rtl" : "ltr"}"`);
    expect(written.text).toContain("Einayim <Haifa>");
    expect(written.html).not.toContain("<Haifa>");
    expect(written.subject).not.toBe("");
  });

  test("names the practice in the subject of an invitation", () => {
    expect(writeMail({ ...mail, template: "invitation", language: "en" }, mailTexts).subject).toBe("Your account at Einayim <Haifa>");
  });
});

describe("sending", () => {
  test("without a mail server stores a readable mail in the data directory and logs no names", async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), "dioptre-mail-"));
    onTestFinished(() => rm(dataDirectory, { recursive: true }));
    const { lines, log } = readableLog();
    const send = openMail({ smtpUrl: null, smtpCertificate: null, publicUrl: "http://localhost:3000", dataDirectory }, log);
    await handleMail({ send, texts: mailTexts, clock: () => now })({ id: "one", payload: mail });
    expect((await readdir(join(dataDirectory, "mails"))).sort()).toEqual(["one.html", "one.txt"]);
    expect(await readFile(join(dataDirectory, "mails/one.txt"), "utf8")).toContain(mail.link);
    expect(lines.join("")).toContain("one");
    expect(lines.join("")).not.toMatch(/noa|Shalev|reset-password/i);
  });

  test("with a mail server sends it, with its id as the Message-ID", async () => {
    const { url, received } = await givenMailServer();
    const server = { smtpUrl: url, smtpCertificate: null };
    const send = openMail({ ...server, publicUrl: "https://{subDomain}.lenses.example", dataDirectory: "unused" }, readableLog().log);
    await handleMail({ send, texts: mailTexts, clock: () => now })({ id: "one", payload: mail });
    expect(received).toHaveLength(1);
    expect(received[0]?.raw).toContain("To: noa@einayim.example");
    expect(received[0]?.raw).toContain("Message-ID: <one@lenses.example>");
    expect(received[0]?.raw).toContain("no-reply@lenses.example");
  });

  test("gives up a mail server that accepts the connection and says nothing", async () => {
    const silent = createServer();
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    const server = { smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, smtpCertificate: null };
    const { log } = readableLog();
    const patience = { connectionTimeout: 1000, greetingTimeout: 100, socketTimeout: 1000 };
    const send = openMail({ ...server, publicUrl: "https://{subDomain}.lenses.example", dataDirectory: "unused" }, log, patience);
    await expect(send(writeMail(mail, mailTexts), "one")).rejects.toMatchObject({ code: "ETIMEDOUT" });
  }, 10_000);

  test("leaves out a link that expired while it waited", async () => {
    const sent: string[] = [];
    const send = async (_: unknown, id: string) => void sent.push(id);
    await handleMail({ send, texts: mailTexts, clock: () => new Date("2026-11-24T11:05:00Z") })({ id: "one", payload: mail });
    expect(sent).toEqual([]);
  });
});
