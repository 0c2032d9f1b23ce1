import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail as it arrived: `raw` with all its headers, `text` and `html` decoded. */
export type ReceivedMail = { raw: string; text: string; html: string };

/** A mail server of this test: keeps what it is given, and refuses while `refusing` is true, as one that is busy does. */
export async function givenMailServer() {
  const { stop, ...server } = await startMailServer();
  onTestFinished(stop);
  return server;
}

/** The same for the tests of a whole file, which stop it themselves. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const state = { refusing: false, refused: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => {
      if (!state.refusing) return done();
      state.refused += 1;
      done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString();
        received.push({ raw, text: partOf(raw, "text/plain"), html: partOf(raw, "text/html") });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received, state, stop };
}

/** The decoded content of the part with this type; empty when there is none. */
function partOf(raw: string, type: string): string {
  const part = raw.split(/\r\n--[^\r\n]+\r\n/).find((each) => each.includes(`Content-Type: ${type}`)) ?? "";
  const [head = "", ...content] = part.split("\r\n\r\n");
  const body = content.join("\r\n\r\n").split(/\r\n--[^\r\n]+--/)[0] ?? "";
  if (/encoding: base64/i.test(head)) return Buffer.from(body, "base64").toString();
  if (!/encoding: quoted-printable/i.test(head)) return body;
  const bytes = body.replace(/=\r\n/g, "").replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
