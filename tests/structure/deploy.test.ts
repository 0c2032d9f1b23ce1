import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { DockerfileParser } from "dockerfile-ast";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "~/server/metrics.server";
import { createTimings } from "~/server/timings.server";
import { silentLog } from "~tests/helpers/silent-log";

const read = (file: string) => readFileSync(join(".deploy", file), "utf8");
const readme = readFileSync("README.md", "utf8");

type Service = { image?: string; build?: string | { context: string; dockerfile: string }; volumes?: string[]; secrets?: string[] } & {
  environment?: Record<string, string>;
  ports?: string[];
  command?: string[];
  logging?: { driver: string; options: Record<string, string> };
};
type Compose = { services: Record<string, Service>; secrets: Record<string, { file: string }>; volumes: Record<string, object> };
type Alerts = { groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const compose = parse(read("compose.yaml"), { merge: true }) as Compose;

test("the image of the portal is built in two stages, copies existing files, and runs as an unprivileged user", () => {
  const file = DockerfileParser.parse(read("Dockerfile"));
  const words = file
    .getInstructions()
    .map((instruction) => `${instruction.getKeyword()} ${instruction.getRawArgumentsContent() ?? ""}`.trim());
  expect(file.getFROMs()).toHaveLength(2);
  expect(words).toContain("USER node");
  expect(words.some((line) => line.startsWith("HEALTHCHECK "))).toBe(true);
  expect(words.at(-1)).toBe('CMD ["node", "build/server/index.js"]');
  const copied = words.flatMap((line) => /^COPY --from=build \/portal\/(\S+)/.exec(line)?.slice(1) ?? []);
  expect(copied.filter((path) => !["node_modules", "build"].includes(path) && !existsSync(path))).toEqual([]);
});

test("every service, secret and file that the compose file names exists", () => {
  const { services, secrets, volumes } = compose;
  expect(Object.keys(services)).toEqual(["database", "pooler", "portal-1", "portal-2", "proxy"]);
  const missing = Object.entries(services).flatMap(([name, service]) => {
    const build =
      typeof service.build === "string"
        ? join(service.build, "Dockerfile")
        : service.build && join(service.build.context, service.build.dockerfile);
    const mounted = (service.volumes ?? []).map((volume) => volume.split(":")[0] ?? "").filter((source) => !(source in volumes));
    const files = [...(build ? [build] : []), ...mounted].filter((file) => !existsSync(join(".deploy", file)));
    return [...files, ...(service.secrets ?? []).filter((secret) => !(secret in secrets))].map((what) => `${name}: ${what}`);
  });
  expect(missing).toEqual([]);
  for (const secret of Object.keys(secrets)) expect(readme).toContain(`\`${secret}\``);
});

test("the proxy alone is reached from outside, and the hosts called private are services on the same machine", () => {
  const { services } = compose;
  expect(Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port.split(":").at(-1)}`))).toEqual([
    "proxy 8443",
    "proxy 8080",
  ]);
  const named = Object.values(services).flatMap(({ environment = {} }) => (environment.PRIVATE_HOSTS ?? "").split(",").filter(Boolean));
  expect(new Set(named)).toEqual(new Set(["pooler", "database"]));
  expect([...new Set(named)].filter((host) => !(host in services))).toEqual([]);
});

test("every service logs to a collector elsewhere, encrypted, and the database without the rows that its errors quote", () => {
  const logging = Object.values(compose.services).map(({ logging }) => logging);
  expect(new Set(logging.map((each) => each?.driver))).toEqual(new Set(["syslog"]));
  for (const { options } of logging.flatMap((each) => each ?? [])) {
    expect(options["syslog-address"]).toMatch(/^\$\{LOG_ADDRESS:\?.*tcp\+tls:\/\//);
    expect(options).not.toHaveProperty("syslog-tls-skip-verify");
  }
  expect(compose.services.database?.command).toContain("log_error_verbosity=terse");
});

test("the pooler runs in transaction mode, as the compose file's URL expects", () => {
  expect(read("pgbouncer/pgbouncer.ini")).toContain("pool_mode = transaction");
  expect(read("compose.yaml")).toContain("@pooler:6432/dioptre?prepared=false");
});

test("alerts and dashboard use metrics that the portal exports, and README says what to do about every alert", async () => {
  const { rules } = (parse(read("prometheus/alerts.yaml")) as Alerts).groups[0] ?? { rules: [] };
  const { panels } = JSON.parse(read("grafana/dashboard.json")) as Dashboard;
  const expressions = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  const figures = ["orders_waiting", "outbox_waiting", "outbox_oldest_seconds", "database_connections", "replica_behind_seconds"];
  const watched = figures
    .map((figure) => `dioptre_${figure}`)
    .map((name) => ({
      ...{ name, help: name, label: "state", of: "process" as const },
      read: () => Promise.resolve({ any: 0 }),
    }));
  const told = await createMetrics({ watched, measured: createTimings(silentLog).measured }).text();
  const named = expressions.flatMap((expression) => expression.match(/\b(http|nodejs|process|dioptre)_\w+/g) ?? []);
  const base = (name: string) => name.replace(/_(count|sum|bucket)$/, "");
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((name) => !told.includes(`# TYPE ${base(name)} `))).toEqual([]);
  expect(rules.map(({ alert }) => alert).filter((alert) => !readme.includes(`| \`${alert}\``))).toEqual([]);
});

test("no file of the folder holds a password, and every file is used", () => {
  const files = readdirSync(".deploy", { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes("secrets"),
  );
  expect(files.map(({ name }) => name).sort()).toEqual(
    [
      "Dockerfile",
      "Dockerfile",
      "Dockerfile.dockerignore",
      "alerts.yaml",
      "compose.yaml",
      "dashboard.json",
      "haproxy.cfg",
      "pgbouncer.ini",
      "prepare-database.sh",
    ].sort(),
  );
});
