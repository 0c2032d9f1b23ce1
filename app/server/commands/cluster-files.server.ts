/** One machine of a PostgreSQL cluster: the ports of its programs, and its data directory. */
export type ClusterNode = {
  readonly name: string;
  readonly host: string;
  readonly ports: Readonly<Record<"postgres" | "patroni" | "etcd" | "etcdPeers", number>>;
  readonly directory: string;
};

/** The ports of HAProxy, which routes writes to the primary and reads to the stand-bys. */
export type ClusterProxy = { readonly host: string; readonly primaryPort: number; readonly standbyPort: number };

export type Cluster = {
  readonly nodes: readonly ClusterNode[];
  readonly proxy: ClusterProxy;
  /** The directory with `initdb` and `postgres`. */
  readonly binaries: string;
  readonly passwords: Readonly<Record<"superuser" | "replication", string>>;
  /** Who may connect, besides this machine: an address with its mask. */
  readonly network: string;
};

export const usualPorts: ClusterNode["ports"] = { postgres: 5432, patroni: 8008, etcd: 2379, etcdPeers: 2380 };

/**
 * Returns the settings of etcd on one machine, as environment variables. Without `ETCD_ENABLE_V2` it only has the API that Patroni is
 * configured for. An election waits two seconds, so that a briefly busy machine keeps its role.
 */
export function etcdSettings({ nodes }: Cluster, { name, host, ports, directory }: ClusterNode): Record<string, string> {
  return {
    ETCD_NAME: name,
    ETCD_DATA_DIR: `${directory}/etcd`,
    ETCD_LISTEN_CLIENT_URLS: `http://${host}:${ports.etcd}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${host}:${ports.etcd}`,
    ETCD_LISTEN_PEER_URLS: `http://${host}:${ports.etcdPeers}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${host}:${ports.etcdPeers}`,
    ETCD_INITIAL_CLUSTER: nodes.map((node) => `${node.name}=http://${node.host}:${node.ports.etcdPeers}`).join(","),
    ETCD_INITIAL_CLUSTER_STATE: "new",
    ETCD_INITIAL_CLUSTER_TOKEN: "dioptre",
    ETCD_HEARTBEAT_INTERVAL: "200",
    ETCD_ELECTION_TIMEOUT: "2000",
  };
}

/**
 * Returns the settings of Patroni on one machine. A primary whose machine is silent for 20 seconds is replaced. What it acknowledged is on
 * a second machine: `synchronous_mode_strict` makes it refuse writes when there is none.
 */
export function patroniSettings({ nodes, binaries, passwords, network }: Cluster, { name, host, ports, directory }: ClusterNode): string {
  return `scope: dioptre
name: ${name}
restapi:
  listen: ${host}:${ports.patroni}
  connect_address: ${host}:${ports.patroni}
etcd3:
  hosts: [${nodes.map((node) => `"${node.host}:${node.ports.etcd}"`).join(", ")}]
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: 200
        wal_keep_size: 512MB
        wal_log_hints: "on"
  initdb:
    - encoding: UTF8
    - locale: C
    - data-checksums
postgresql:
  listen: ${host}:${ports.postgres}
  connect_address: ${host}:${ports.postgres}
  data_dir: ${directory}/data
  bin_dir: ${binaries}
  pgpass: ${directory}/pgpass
  authentication:
    superuser: { username: postgres, password: "${passwords.superuser}" }
    replication: { username: replicator, password: "${passwords.replication}" }
  parameters:
    unix_socket_directories: ${directory}
  pg_hba:
    - local all all trust
    - host replication replicator ${network} scram-sha-256
    - host all all ${network} scram-sha-256
`;
}

/**
 * Returns the settings of HAProxy, on each machine of the portal or next to it. It asks Patroni which machine is the primary and which are
 * its stand-bys; connections to a machine that changed its role are closed, so that nobody writes to a former primary.
 */
export function haproxySettings({ nodes, proxy }: Cluster): string {
  const leading = (name: string, port: number, path: string) => `
listen ${name}
  bind ${proxy.host}:${port}
  option httpchk
  http-check send meth GET uri ${path}
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} ${node.host}:${node.ports.postgres} check addr ${node.host} port ${node.ports.patroni}`).join("\n")}
`;
  return `global
  maxconn 2000
defaults
  mode tcp
  retries 1
  timeout connect 1s
  timeout check 2s
  timeout queue 2s
  timeout client 30m
  timeout server 30m
${leading("primary", proxy.primaryPort, "/primary")}${leading("standbys", proxy.standbyPort, "/replica?lag=16MB")}`;
}

/** Returns a cluster on three machines at these addresses, with the paths of Debian's packages; the passwords must be replaced. */
export const usualCluster = (hosts: readonly string[]): Cluster => ({
  nodes: hosts.map((host, at) => ({ name: `database${at + 1}`, host, ports: usualPorts, directory: "/var/lib/postgresql/dioptre" })),
  proxy: { host: "127.0.0.1", primaryPort: 5000, standbyPort: 5001 },
  binaries: "/usr/lib/postgresql/15/bin",
  passwords: { superuser: "REPLACE-1", replication: "REPLACE-2" },
  network: "10.0.0.0/8",
});

/** Returns the settings of each machine of a cluster, and of the portal, line by line, with files under a comment that names them. */
export function clusterLines(cluster: Cluster): string[] {
  const { proxy, nodes } = cluster;
  const file = (machine: string, path: string, text: string) => [`# ${machine}: ${path}`, ...text.trimEnd().split("\n"), ""];
  return [
    "# apt-get install postgresql patroni etcd-server on three machines, haproxy on those of the portal. Replace the passwords, and the",
    "# network that may connect; the ports of etcd and Patroni are for these machines alone. etcd first, on all three; then Patroni.",
    "",
    ...nodes.flatMap((node) => [
      ...file(
        node.name,
        "/etc/default/etcd",
        Object.entries(etcdSettings(cluster, node))
          .map(([name, value]) => `${name}="${value}"`)
          .join("\n"),
      ),
      ...file(node.name, "/etc/patroni/config.yml", patroniSettings(cluster, node)),
    ]),
    ...file("each machine of the portal", "/etc/haproxy/haproxy.cfg", haproxySettings(cluster)),
    "# The portal, after .deploy/prepare-database.sh on the primary:",
    `# DATABASE_URL=postgresql://dioptre_login:PASSWORD@${proxy.host}:${proxy.primaryPort}/dioptre`,
    `# MIGRATE_URL=postgresql://dioptre_owner:PASSWORD@${proxy.host}:${proxy.primaryPort}/dioptre`,
    `# DATABASE_READ_URL=postgresql://dioptre_login:PASSWORD@${proxy.host}:${proxy.standbyPort}/dioptre`,
  ];
}
