import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { z } from "zod";
import { BackupError } from "~/domain/backup/backup-error";
import { isSameSecret } from "~/integrations/is-same-secret.server";

const noteShape = z.object({ port: z.int(), key: z.string() });
const noteIn = (dataDirectory: string) => join(dataDirectory, "dumps");

/**
 * Lets `operator backup` obtain a dump from the process that serves the embedded database, which alone can make one. It listens on a local
 * port chosen by the system, and answers only requests with the key, which is new at each start and readable by the owner of the data
 * directory only. Returns a function that stops it. `onError` is called with why a dump failed, which the command is not told.
 */
export async function dumpOnRequest(
  dataDirectory: string,
  { dump, onError }: { dump: () => Promise<Blob>; onError: (error: unknown) => void },
): Promise<() => void> {
  const key = randomBytes(32).toString("base64url");
  const server = createServer((request, response) => {
    if (request.method !== "POST" || request.url !== "/dump" || !isSameSecret(request.headers.authorization ?? "", `Bearer ${key}`)) {
      response.writeHead(404).end();
      return;
    }
    const answer = async () => response.end(Buffer.from(await (await dump()).arrayBuffer()));
    answer().catch((error: unknown) => {
      onError(error);
      response.writeHead(500).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.unref();
  rmSync(noteIn(dataDirectory), { force: true });
  writeFileSync(noteIn(dataDirectory), JSON.stringify({ port, key }), { mode: 0o600, flag: "wx" });
  return () => {
    rmSync(noteIn(dataDirectory), { force: true });
    server.close();
  };
}

/** Requests a dump of the database from the process that uses a data directory. */
export async function requestDump(dataDirectory: string): Promise<Blob> {
  const note = loadNote(dataDirectory);
  const answer =
    note &&
    (await fetch(`http://127.0.0.1:${note.port}/dump`, { method: "POST", headers: { authorization: `Bearer ${note.key}` } }).catch(
      () => null,
    ));
  if (!answer?.ok)
    throw new BackupError(
      `The data directory ${dataDirectory} is in use by a process that gives no dump. Stop it, or run this command as the user that started it.`,
    );
  return answer.blob();
}

function loadNote(dataDirectory: string): z.infer<typeof noteShape> | null {
  try {
    return noteShape.parse(JSON.parse(readFileSync(noteIn(dataDirectory), "utf8")));
  } catch {
    return null;
  }
}
