import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** What a server did under load: answers a second, milliseconds of its processor and of waiting for an answer. */
export type Load = { perSecond: number; processorMs: number; p50: number; p95: number; p99: number };

export type Target = { port: number; pid: number; path: string; cookie?: string };

/** Processor time of a process in milliseconds, as Linux counts it in hundredths of a second. */
function processorTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Asks for a path again and again, so many clients at once, for so long; an answer other than 200 ends the bench. */
export async function loadOf({ port, pid, path, cookie = "" }: Target, { clients = 8, forMs = 2000 } = {}): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const headers = { cookie, accept: "text/html", "accept-encoding": "gzip" };
      const asked = request({ host: "127.0.0.1", port, path, agent, headers }, (answer) => {
        answer.resume();
        answer.on("end", () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${answer.statusCode}`))));
        answer.on("error", reject);
      });
      asked.on("error", reject);
      asked.end();
    });
  const waits: number[] = [];
  const before = processorTimeOf(pid);
  const startedAt = performance.now();
  const client = async () => {
    while (performance.now() - startedAt < forMs) {
      const askedAt = performance.now();
      await ask();
      waits.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const took = performance.now() - startedAt;
  agent.destroy();
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    perSecond: (waits.length / took) * 1000,
    processorMs: (processorTimeOf(pid) - before) / waits.length,
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99) },
  };
}
