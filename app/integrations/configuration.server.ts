import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { findCertificate } from "./certificate-variables.server";
import type { CertificateFiles } from "./client-certificate.server";
import { environmentSchema, secretNames } from "./environment.server";
import { takeMountedSecrets } from "./mounted-secrets.server";
import { loadOrMakeSecret } from "./secret-file.server";

/** The configuration from the environment (D34). Read once at start; everything else receives it as a value. */
export type Configuration = {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Directory of the embedded database and of its secret. */
  readonly dataDirectory: string;
  /** Null means the embedded database in `dataDirectory`. */
  readonly databaseUrl: string | null;
  /** A stand-by of that PostgreSQL for reads that no decision depends on (D107); null reads everything from the primary. */
  readonly databaseReadUrl: string | null;
  /** The login that owns the tables and migrates them; null migrates with `databaseUrl`. */
  readonly migrateUrl: string | null;
  /** Values of at least 32 characters, separated by commas, newest first (see secretsOf). */
  readonly sessionSecret: string;
  /** Base of every link in a mail, without a trailing slash; may contain `{subDomain}` (D9). */
  readonly publicUrl: string;
  /** Which proxies are trusted to name the client: false, a number of hops, or addresses. */
  readonly trustProxy: false | number | readonly string[];
  readonly smtpUrl: string | null;
  /** What the portal shows to the mail server, to the distributor and to the gateway when they ask for a certificate. */
  readonly smtpCertificate: CertificateFiles | null;
  readonly distributorUrl: string | null;
  readonly distributorCertificate: CertificateFiles | null;
  /** Another portal that answers the calls; this one then has no database. */
  readonly gatewayUrl: string | null;
  readonly gatewayCertificate: CertificateFiles | null;
  readonly addressVerifierUrl: string | null;
  /** The demo (D42): an in-memory database that is seeded at each start, slow calls, mails readable in the browser. */
  readonly demo: boolean;
  /** Lets the built-in distributor move orders on PostgreSQL too (D42). */
  readonly distributorSimulator: boolean;
  /** Whether operators of the distributor need a second factor (D93): always in production. */
  readonly operatorSecondFactor: boolean;
  /** Whether everybody needs a second factor, whatever their practice chose (D93). */
  readonly secondFactorForAll: boolean;
  /** A file of breached passwords by their hashes (see isBreachedPassword); null compares only the list of common ones. */
  readonly breachedPasswords: string | null;
  /** Number of processes that serve: one with the embedded database, and in front of another portal. */
  readonly workers: number;
  /** Seconds for which a process that was asked to stop keeps answering while it reports not ready (D108). */
  readonly drainSeconds: number;
  /** A separate port for the metrics; null serves them to this machine on the portal's. */
  readonly metricsPort: number | null;
  /** Hosts that are answered besides that of `publicUrl`; `*.` stands for every name below. */
  readonly allowedHosts: readonly string[];
  /** The address for reports of vulnerabilities; null names none. */
  readonly securityContact: string | null;
  /** A fixed present moment for tests; null means the real clock. */
  readonly clock: Date | null;
};

/** The environment is not valid; `problems` are complete sentences for whoever starts the server. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";

  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the configuration in the environment, with the secrets that are given as files, and the session secret from `DATA_DIR` when the
 * embedded database is used (D34). Throws a ConfigurationError that names every file that cannot be taken, or else every wrong variable.
 */
export function loadConfiguration(environment: Environment): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const mounted = takeMountedSecrets(given, secretNames, given.NODE_ENV === "production");
  if (mounted.problems.length > 0) throw new ConfigurationError(mounted.problems);
  const parsed = environmentSchema.safeParse(mounted.values);
  if (!parsed.success) throw new ConfigurationError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  const values = parsed.data;
  return {
    production: values.NODE_ENV === "production",
    port: values.PORT,
    host: values.HOST,
    dataDirectory: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    migrateUrl: values.MIGRATE_URL ?? null,
    sessionSecret: values.SESSION_SECRET ?? (values.DEMO ? randomBytes(32).toString("hex") : loadOrMakeSecret(values.DATA_DIR)),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL ?? null,
    smtpCertificate: findCertificate(values, "SMTP"),
    distributorUrl: values.DISTRIBUTOR_URL ?? null,
    distributorCertificate: findCertificate(values, "DISTRIBUTOR"),
    gatewayUrl: values.GATEWAY_URL ?? null,
    gatewayCertificate: findCertificate(values, "GATEWAY"),
    addressVerifierUrl: values.ADDRESS_VERIFIER_URL ?? null,
    demo: values.DEMO,
    distributorSimulator: values.DISTRIBUTOR_SIMULATOR,
    operatorSecondFactor: values.OPERATOR_SECOND_FACTOR ?? values.NODE_ENV === "production",
    secondFactorForAll: values.SECOND_FACTOR_FOR_ALL,
    breachedPasswords: values.BREACHED_PASSWORDS ?? null,
    workers: values.WORKERS ?? (values.DATABASE_URL ? availableParallelism() : 1),
    drainSeconds: values.DRAIN_SECONDS,
    metricsPort: values.METRICS_PORT ?? null,
    allowedHosts: values.ALLOWED_HOSTS,
    securityContact: values.SECURITY_CONTACT ?? null,
    clock: values.CLOCK ?? null,
  };
}
