import { Histogram } from "prom-client";
import { type Doors, throughDoors } from "~/db/doors.server";
import type { Replica } from "~/db/replica.server";
import { rememberedIn } from "~/domain/remembered";
import type { Log } from "~/integrations/log.server";
import type { Around } from "~/services/create-calls.server";

/** In milliseconds. A transaction that takes longer is logged with its call. */
const slowTransaction = 1000;

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The durations of calls and of their transactions, whoever makes them. */
export type Timings = {
  readonly measured: readonly Histogram[];
  /** Middleware around every call of this process. */
  readonly timeCall: Around;
};

/** Returns the timings of a portal. Slow calls and transactions are logged by name, never with their input (D33). */
export function createTimings(log: Log): Timings {
  const calls = new Histogram({
    name: "dioptre_call_duration_seconds",
    help: "Time that a call takes in this process, made by a page or over HTTP",
    labelNames: ["call", "outcome"],
    ...{ buckets, registers: [] },
  });
  const transactions = new Histogram({
    name: "dioptre_transaction_duration_seconds",
    help: "Time that a transaction takes behind its door, repetitions included",
    labelNames: ["door"],
    ...{ buckets, registers: [] },
  });

  const finishTransaction = (call: string, door: string, startedAtMs: number) => {
    const durationMs = Math.round(performance.now() - startedAtMs);
    transactions.observe({ door }, durationMs / 1000);
    if (durationMs > slowTransaction) log.warn({ call, door, durationMs }, "a transaction was slow");
  };

  const doorsByCall = new WeakMap<Doors, Map<string, Doors>>();

  /** Returns doors that time the transactions of a call. They are made once: there are dozens, and a call opens one or two. */
  const timeDoors = (doors: Doors, call: string): Doors => {
    return rememberedIn(doorsByCall, doors, call, () =>
      throughDoors(doors, async (door, enter) => {
        const startedAtMs = performance.now();
        try {
          return await enter();
        } finally {
          finishTransaction(call, door, startedAtMs);
        }
      }),
    );
  };

  const timeReplica = (replica: Replica | null, call: string): Replica | null => {
    if (replica === null) return null;
    const { readTenant } = replica;
    const timed: Replica["readTenant"] = async (...given) => {
      const startedAtMs = performance.now();
      try {
        return await readTenant(...given);
      } finally {
        finishTransaction(call, "replica", startedAtMs);
      }
    };
    return { ...replica, readTenant: timed };
  };

  const timeCall: Around = async (call) => {
    const { path, context, next } = call;
    const name = path.join(".");
    const startedAtMs = performance.now();
    const finish = (outcome: string) => calls.observe({ call: name, outcome }, (performance.now() - startedAtMs) / 1000);
    try {
      const answer = await next({
        ...call,
        context: { ...context, doors: timeDoors(context.doors, name), replica: timeReplica(context.replica, name) },
      });
      finish("answered");
      return answer;
    } catch (error) {
      finish(outcomeOf(error));
      throw error;
    }
  };

  return { measured: [calls, transactions], timeCall };
}

/** Returns "refused" for an error with a code of ours and a status below 500; anything else is a failure. */
function outcomeOf(error: unknown): "refused" | "failed" {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" && status < 500 ? "refused" : "failed";
}
