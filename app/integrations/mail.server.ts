import { mkdirSync, writeFile as writeThen } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTransport } from "nodemailer";
import { withCertificate } from "./client-certificate.server";
import type { Configuration } from "./configuration.server";
import type { Log } from "./log.server";
import type { WrittenMail } from "./mail/written-mail";

/** Writes a file as `node:fs/promises` does, without a handle for each. */
const writeFile = promisify(writeThen);

/**
 * Milliseconds that a mail server gets to accept the connection and to greet, and for which it may then be silent: while it examines a mail,
 * because one that is given up too early is sent twice.
 */
const patienceMs = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Hands a mail over for delivery; `id` identifies a mail that is sent again. Throws when it is not accepted. */
export type SendMail = (mail: WrittenMail, id: string) => Promise<void>;

type MailConfiguration = Pick<Configuration, "smtpUrl" | "smtpCertificate" | "publicUrl" | "dataDirectory">;

/**
 * Returns how mails are sent: through the server of SMTP_URL, with the portal's certificate when there is one; without a server they are
 * stored readable in `DATA_DIR/mails`, with a log line that names nobody (D33).
 */
export function openMail(
  { smtpUrl, smtpCertificate, publicUrl, dataDirectory }: MailConfiguration,
  log: Log,
  patience = patienceMs,
): SendMail {
  const host = new URL(publicUrl.replace("{subDomain}.", "")).hostname;
  const from = { name: "Dioptre", address: `no-reply@${host}` };
  if (smtpUrl === null) return storeMail(join(dataDirectory, "mails"), log);
  const open = (tls: object = {}) => createTransport({ url: smtpUrl, tls, ...patience }, { from });
  const transportOf = smtpCertificate ? withCertificate(smtpCertificate, open) : always(open());
  return async (mail, id) => {
    await transportOf().sendMail({ ...mail, messageId: `<${id}@${host}>` });
  };
}

const always =
  <Value>(value: Value) =>
  () =>
    value;

/** Returns how mails are stored as two files each. Other threads write them: no request waits for the disk. */
function storeMail(directory: string, log: Log): SendMail {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return async ({ to, subject, text, html }, id) => {
    const path = join(directory, id);
    const head = `To: ${to}\nSubject: ${subject}`;
    await Promise.all([
      writeFile(`${path}.txt`, `${head}\n\n${text}\n`, { mode: 0o600 }),
      writeFile(`${path}.html`, html, { mode: 0o600 }),
    ]);
    log.info({ mail: id }, "mail stored, because SMTP_URL is not set");
  };
}
