import { readFileSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** What a server did under load: answers a second, milliseconds of its processor and of waiting for an answer. */
export type Load = { perSecond: number; processorMs: number; p50: number; p95: number; p99: number };

/** Which server is asked, and for what: a path, or a function that returns the next one. */
export type Target = { port: number; pid: number; path: string | (() => string); cookie?: string };

/** Processor time of a process in milliseconds, as Linux counts it in hundredths of a second. */
export function processorTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Lets so many clients act again and again, all at once, for so long; an act that fails ends the bench. `pid` is the server's. */
export async function loadBy(
  act: (client: number) => Promise<unknown>,
  { pid, clients = 8, forMs = 2000 }: { pid: number; clients?: number; forMs?: number },
): Promise<Load> {
  const waits: number[] = [];
  const before = processorTimeOf(pid);
  const startedAt = performance.now();
  const clientOf = async (_: unknown, client: number) => {
    while (performance.now() - startedAt < forMs) {
      const askedAt = performance.now();
      await act(client);
      waits.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, clientOf));
  const took = performance.now() - startedAt;
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    perSecond: (waits.length / took) * 1000,
    processorMs: (processorTimeOf(pid) - before) / waits.length,
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99) },
  };
}

/** Asks for a path again and again, so many clients at once, for so long; an answer other than 200 ends the bench. */
export async function loadOf({ port, pid, path, cookie = "" }: Target, { clients = 8, forMs = 2000 } = {}): Promise<Load> {
  const client = openPageClient(port, cookie, clients);
  const load = await loadBy(() => client.get(nextOf(path)), { pid, clients, forMs });
  client.close();
  return load;
}

/**
 * Gets pages of a port as browsers do, on at most so many connections in turn; another status than 200 throws. Node would use the same few
 * connections again and again, and most of these may lead to one of several processes.
 */
export function openPageClient(port: number, cookie: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: "fifo" });
  const headers = { cookie, accept: "text/html", "accept-encoding": "gzip" };
  return { get: (path: string) => ask({ port, path, agent, headers }), close: () => agent.destroy() };
}

/** Returns the path to ask for now. */
export const nextOf = (path: Target["path"]): string => (typeof path === "string" ? path : path());

/** Posts JSON to a port on one connection for each client, and answers the JSON and the headers of the answer; another status than 200 throws. */
export function openJsonClient(port: number, clients = 8) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const post = async <Answer>(path: string, body: object, more: Record<string, string> = {}) => {
    const headers = { "content-type": "application/json", ...more };
    const { bytes, headers: answered } = await ask({ port, path, agent, headers, body: JSON.stringify(body) });
    return { answer: JSON.parse(bytes.toString()) as Answer, headers: answered };
  };
  return { post, close: () => agent.destroy() };
}

type Asked = { port: number; path: string; agent: Agent; headers: Record<string, string>; body?: string };

function ask(what: Asked): Promise<{ bytes: Buffer; headers: IncomingHttpHeaders }> {
  const { port, path, agent, headers, body } = what;
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const asked = request({ host: "127.0.0.1", port, path, agent, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const bytes = Buffer.concat(chunks);
        if (answer.statusCode === 200) resolve({ bytes, headers: answer.headers });
        else reject(new Error(`${path} answered ${answer.statusCode} ${bytes.toString().slice(0, 200)}`));
      });
    });
    asked.on("error", (error: Error & { code?: string }) => {
      // The server closed a connection that had rested while the other server was measured.
      if (asked.reusedSocket && error.code === "ECONNRESET") resolve(ask(what));
      else reject(error);
    });
    asked.end(body);
  });
}
