import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Cluster, type ClusterNode, etcdSettings, haproxySettings, patroniSettings } from "~/server/commands/cluster-files.server";
import { findClusterPrograms, findPostgresBinaries } from "~tests/helpers/find-program.mjs";
import { freePort } from "~tests/helpers/free-port.mjs";
import { ordinaryUser } from "~tests/helpers/postgres-cluster.mjs";

export type Member = { name: string; role: string; state: string };
export type PatroniCluster = Awaited<ReturnType<typeof startPatroniCluster>>;

/**
 * Starts three nodes of etcd, Patroni and PostgreSQL, and HAProxy in front of them, on ports of this machine, with the settings that
 * `print-cluster` prints; data in memory, which is what etcd needs most. Logs lie in `directory` until `stop`.
 */
export async function startPatroniCluster() {
  const programs = findClusterPrograms();
  const binaries = findPostgresBinaries();
  const identity = ordinaryUser();
  const directory = mkdtempSync("/dev/shm/dioptre-cluster-");
  const own = (path: string) => identity.uid !== undefined && chownSync(path, identity.uid, identity.gid ?? 0);
  own(directory);
  const cluster = await planOf(directory, binaries);
  const running = new Map<string, ChildProcess>();

  const start = (name: string, command: readonly [string, ...string[]], env: Record<string, string> = {}) => {
    const [program, ...words] = command;
    const child = spawn("/bin/sh", ["-c", 'exec "$@" >> "$0" 2>&1', join(directory, `${name}.log`), program, ...words], {
      ...{ cwd: directory, stdio: "ignore", env: { PATH: process.env.PATH, ...env } },
      ...identity,
    });
    running.set(name, child);
  };
  const startPatroni = (node: ClusterNode) => start(`patroni-${node.name}`, [programs.patroni, join(node.directory, "patroni.yml")]);
  for (const node of cluster.nodes) {
    mkdirSync(node.directory);
    own(node.directory);
    writeFileSync(join(node.directory, "patroni.yml"), patroniSettings(cluster, node));
    start(`etcd-${node.name}`, [programs.etcd], etcdSettings(cluster, node));
  }
  for (const node of cluster.nodes) startPatroni(node);
  writeFileSync(join(directory, "haproxy.cfg"), haproxySettings(cluster));
  start("haproxy", [programs.haproxy, "-db", "-f", join(directory, "haproxy.cfg")]);

  const members = async (): Promise<Member[]> => {
    for (const { host, ports } of cluster.nodes) {
      const answer = await fetch(`http://${host}:${ports.patroni}/cluster`, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  /** A primary, a stand-by that has what it acknowledged, and another one. */
  const untilWhole = async (withinMs = 180_000) => {
    for (const endsAtMs = Date.now() + withinMs; Date.now() < endsAtMs; await wait(500)) {
      const found = await members();
      const works = found.filter(({ state }) => state === "running" || state === "streaming");
      if (works.length === cluster.nodes.length && ["leader", "sync_standby"].every((role) => works.some((member) => member.role === role)))
        return;
    }
    throw new Error(`The cluster did not become whole: ${JSON.stringify(await members())}; logs in ${directory}`);
  };
  const nodeOf = async (role: "leader" | "sync_standby"): Promise<ClusterNode> => {
    for (const endsAtMs = Date.now() + 30_000; Date.now() < endsAtMs; await wait(500)) {
      const name = (await members()).find((member) => member.role === role)?.name;
      const node = cluster.nodes.find((each) => each.name === name);
      if (node) return node;
    }
    throw new Error(`No ${role}`);
  };
  const killDatabase = (node: ClusterNode) =>
    process.kill(Number(readFileSync(join(node.directory, "data/postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  const url = (port: number) => `postgresql://postgres:${cluster.passwords.superuser}@127.0.0.1:${port}/postgres`;
  return {
    directory,
    members,
    untilWhole,
    nodeOf,
    killDatabase,
    /** Ends Patroni and PostgreSQL of a node at once, as a machine that loses its power does. */
    killNode: (node: ClusterNode) => {
      running.get(`patroni-${node.name}`)?.kill("SIGKILL");
      killDatabase(node);
    },
    startPatroni,
    primaryUrl: url(cluster.proxy.primaryPort),
    standbyUrl: url(cluster.proxy.standbyPort),
    stop: async () => {
      for (const [name, child] of [...running].reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill(name.startsWith("patroni") ? "SIGTERM" : "SIGKILL");
        await Promise.race([once(child, "exit"), wait(20_000)]);
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Three nodes on this machine, each on ports that are free. */
async function planOf(directory: string, binaries: string): Promise<Cluster> {
  const node = async (name: string): Promise<ClusterNode> => {
    const [postgres, patroni, etcd, etcdPeers] = [await freePort(), await freePort(), await freePort(), await freePort()];
    return { name, host: "127.0.0.1", ports: { postgres, patroni, etcd, etcdPeers }, directory: join(directory, name) };
  };
  const nodes = [await node("one"), await node("two"), await node("three")];
  const proxy = { host: "127.0.0.1", primaryPort: await freePort(), standbyPort: await freePort() };
  return { nodes, proxy, binaries, passwords: { superuser: "superuser", replication: "replication" }, network: "127.0.0.1/32" };
}
