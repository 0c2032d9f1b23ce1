import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of a program on the PATH, or null. */
export function findOnPath(name) {
  const directories = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return directories.map((directory) => join(directory, name)).find((path) => existsSync(path)) ?? null;
}

/**
 * A Chromium that can be driven: `CHROMIUM_PATH`, an installed Chromium or Chrome, or the Debian package, which is installed when the
 * check runs as root. The one without windows comes first: it needs little more than half of the time. Throws a sentence that says what to install.
 */
export function findChromium() {
  const find = () =>
    [
      process.env.CHROMIUM_PATH,
      ...["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"].map(findOnPath),
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ].find((path) => path && existsSync(path)) ?? null;
  return findOrInstall(
    find,
    ["chromium-headless-shell", "chromium"],
    "Chromium is not found: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.",
  );
}

/**
 * The directory with `initdb` and `postgres`: beside `pg_config`, or where distributions put them, the newest first; or the Debian
 * package, which is installed when the checks run as root. Throws a sentence that says what to install.
 */
export function findPostgresBinaries() {
  const find = () => {
    const versions = (parent) =>
      existsSync(parent) ? readdirSync(parent).sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a)) : [];
    const candidates = [
      process.env.POSTGRES_BIN,
      ...versions("/usr/lib/postgresql").map((version) => `/usr/lib/postgresql/${version}/bin`),
      ...(findOnPath("pg_config") ? [execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim()] : []),
      ...versions("/opt/homebrew/opt")
        .filter((name) => name.startsWith("postgresql"))
        .map((name) => `/opt/homebrew/opt/${name}/bin`),
      "/usr/local/bin",
    ];
    return (
      candidates.find((directory) => directory && existsSync(join(directory, "initdb")) && existsSync(join(directory, "postgres"))) ?? null
    );
  };
  return findOrInstall(
    find,
    ["postgresql"],
    "PostgreSQL is not found: install version 15 or newer (Debian: apt-get install postgresql) or name the directory of initdb in POSTGRES_BIN.",
  );
}

/** PgBouncer: on the PATH or where Debian puts it, or its package, which is installed as root. Throws a sentence that says what to install. */
export function findPgBouncer() {
  return findOrInstall(
    () => findOnPath("pgbouncer") ?? ["/usr/sbin/pgbouncer"].find(existsSync) ?? null,
    ["pgbouncer"],
    "PgBouncer is not found: install it (Debian: apt-get install pgbouncer).",
  );
}

/** Patroni, etcd and HAProxy: on the PATH or where Debian puts them, or their packages, which are installed as root. */
export function findClusterPrograms() {
  const find = (name, debianPackage) =>
    findOrInstall(
      () => findOnPath(name) ?? [`/usr/sbin/${name}`].find(existsSync) ?? null,
      [debianPackage],
      `${name} is not found: install it (Debian: apt-get install ${debianPackage}).`,
    );
  return { patroni: find("patroni", "patroni"), etcd: find("etcd", "etcd-server"), haproxy: find("haproxy", "haproxy") };
}

/** What `find` answers, after installing the first of the Debian packages that this machine's distribution has. */
function findOrInstall(find, debianPackages, sentence) {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && findOnPath("apt-get")) {
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-q"], { stdio: "ignore", env: environment });
    const install = (name) =>
      spawnSync("apt-get", ["install", "-q", "-y", "--no-install-recommends", name], { stdio: "ignore", env: environment }).status === 0;
    debianPackages.some(install);
  }
  const installed = find();
  if (!installed) throw new Error(sentence);
  return installed;
}
