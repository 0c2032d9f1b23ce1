import cluster from "node:cluster";
import type { Request } from "express";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { metricsOfAll, shareMetrics } from "./workers.server";

/** The data that is counted per finished request. The route is the pattern, never the URL (D33). */
export type FinishedRequest = { readonly method: string; readonly pattern: string; readonly status: number; readonly durationMs: number };

/** Metrics of the portal in the Prometheus text format: of this process, or the sum of all that serve together. */
export type Metrics = {
  readonly observe: (request: FinishedRequest) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

/** A figure that is computed when the metrics are read, with one value for each value of its label. */
export type WatchedFigure = {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  /** With several processes: "process" is this process's part of the total; "portal" is the total, which each process sees. */
  readonly of: "process" | "portal";
  readonly read: () => Promise<Readonly<Record<string, number>>>;
};

/** The figures of a portal other than its requests: values read on demand, and measured durations. */
export type Figures = { readonly watched: readonly WatchedFigure[]; readonly measured: readonly Histogram[] };

/** Returns the metrics of this process: durations of requests in seconds by method, route pattern and status, and the given figures. */
export function createMetrics({ watched, measured }: Figures = { watched: [], measured: [] }): Metrics {
  const registry = new Registry();
  if (cluster.isWorker) shareMetrics(registry);
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of a request to the last byte of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  for (const figure of [...watched.map(gaugeOf), ...measured]) registry.registerMetric(figure);
  return {
    observe: ({ method, pattern, status, durationMs }) => durations.observe({ method, route: pattern, status }, durationMs / 1000),
    text: () => (cluster.isWorker ? metricsOfAll() : registry.metrics()),
    contentType: registry.contentType,
  };
}

/** Returns a gauge, which has no value while it cannot be computed. */
function gaugeOf({ name, help, label, of, read }: WatchedFigure): Gauge {
  return new Gauge({
    ...{ name, help, labelNames: [label], registers: [], aggregator: of === "process" ? "sum" : "max" },
    async collect() {
      this.reset();
      const values = await read().catch(() => ({}));
      for (const [word, value] of Object.entries(values)) this.set({ [label]: word }, value);
    },
  });
}

/** Whether the request comes from this machine, and not through a proxy. Only such requests may read the metrics. */
export function isFromThisMachine(request: Request): boolean {
  const address = request.socket.remoteAddress ?? "";
  const forwarded = request.get("x-forwarded-for") !== undefined || request.get("forwarded") !== undefined;
  return !forwarded && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}
