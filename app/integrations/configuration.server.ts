import { randomBytes } from "node:crypto";
import { accessSync, constants } from "node:fs";
import { availableParallelism } from "node:os";
import { z } from "zod";
import { isEncryptedUrl } from "~/integrations/encrypted-url.server";
import { readOrMakeSecret } from "~/integrations/secret-file.server";
import { secretsOf } from "~/integrations/secrets.server";

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
  readonly distributorUrl: string | null;
  /** Another portal that answers the calls; this one then has no database. */
  readonly gatewayUrl: string | null;
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
 * Parses the environment once, and takes the session secret from `DATA_DIR` when the embedded database is used (D34).
 * Throws a ConfigurationError that names every wrong variable.
 */
export function readConfiguration(environment: Environment): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const parsed = environmentSchema.safeParse(given);
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
    sessionSecret: values.SESSION_SECRET ?? (values.DEMO ? randomBytes(32).toString("hex") : readOrMakeSecret(values.DATA_DIR)),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL ?? null,
    distributorUrl: values.DISTRIBUTOR_URL ?? null,
    gatewayUrl: values.GATEWAY_URL ?? null,
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

const databaseUrl = () => urlOf(["postgres:", "postgresql:"], "postgresql://user:password@host:5432/database").optional();

const urlOf = (protocols: readonly string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be an address such as ${example}`);

const urlOfPractice = z
  .string()
  .refine(
    (value) => /^https?:/.test(value) && URL.canParse(value.replace("{subDomain}", "practice")),
    "must be an address such as https://{subDomain}.example.com",
  )
  .transform((value) => value.replace(/\/+$/, ""));

const trustProxy = z.string().transform((value, context): false | number | string[] => {
  if (/^\d{1,2}$/.test(value)) return Number(value) === 0 ? false : Number(value);
  const addresses = value.split(",").map((part) => part.trim());
  if (addresses.every((address) => /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/i.test(address))) return addresses;
  context.addIssue("must be the number of proxies in front, or their addresses separated by commas");
  return z.NEVER;
});

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

const hosts = z.string().transform((value, context): string[] => {
  const names = value.split(",").map((name) => name.trim().toLowerCase());
  if (names.every((name) => /^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(name))) return names;
  context.addIssue("must be host names without ports, separated by commas, such as portal.example.com, *.example.com");
  return z.NEVER;
});

/** The variables with URLs of other services. */
const databases = ["DATABASE_URL", "DATABASE_READ_URL", "MIGRATE_URL"] as const;
const outgoing = [...databases, "SMTP_URL", "DISTRIBUTOR_URL", "GATEWAY_URL", "ADDRESS_VERIFIER_URL"] as const;

const unencrypted =
  "must be encrypted on the way to another machine: https, smtps, smtp with requireTLS=true, or PostgreSQL with sslmode=verify-full; hosts for which something else ensures that are named in PRIVATE_HOSTS";

const environmentSchema = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: z.coerce.number("must be a port number").int().min(0).max(65_535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    DATA_DIR: z.string().default(".data"),
    DATABASE_URL: databaseUrl(),
    DATABASE_READ_URL: databaseUrl(),
    MIGRATE_URL: databaseUrl(),
    SESSION_SECRET: z
      .string()
      .refine((given) => secretsOf(given).every((secret) => secret.length >= 32), "must have at least 32 characters")
      .optional(),
    PUBLIC_URL: urlOfPractice.optional(),
    TRUST_PROXY: trustProxy.default(false),
    SMTP_URL: urlOf(["smtp:", "smtps:"], "smtp://user:password@host:587").optional(),
    DISTRIBUTOR_URL: urlOf(["http:", "https:"], "https://host/orders").optional(),
    GATEWAY_URL: urlOfPractice.optional(),
    ADDRESS_VERIFIER_URL: urlOf(["http:", "https:"], "https://host/addresses").optional(),
    DEMO: z.stringbool("must be true or false").default(false),
    DISTRIBUTOR_SIMULATOR: z.stringbool("must be true or false").default(false),
    OPERATOR_SECOND_FACTOR: z.stringbool("must be true or false").optional(),
    SECOND_FACTOR_FOR_ALL: z.stringbool("must be true or false").default(false),
    BREACHED_PASSWORDS: z.string().refine(isReadable, "must be the path of a file that can be read").optional(),
    WORKERS: z.coerce.number("must be a whole number").int("must be a whole number").min(1).max(256).optional(),
    DRAIN_SECONDS: z.coerce.number("must be a number of seconds").min(0).max(300).default(0),
    METRICS_PORT: z.coerce.number("must be a port number").int().min(1).max(65_535).optional(),
    ALLOWED_HOSTS: hosts.default([]),
    PRIVATE_HOSTS: hosts.default([]),
    NODE_TLS_REJECT_UNAUTHORIZED: z.string().optional(),
    SECURITY_CONTACT: urlOf(["mailto:", "https:"], "mailto:security@example.com").optional(),
    CLOCK: z.iso
      .datetime({ offset: true, error: "must be a moment such as 2026-03-02T09:00:00Z" })
      .transform((value) => new Date(value))
      .optional(),
  })
  .superRefine((values, context) => {
    const refuse = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
    if (values.DATABASE_URL && !values.SESSION_SECRET) refuse("SESSION_SECRET", "is needed with DATABASE_URL (32 characters or more)");
    if (values.MIGRATE_URL && !values.DATABASE_URL) refuse("MIGRATE_URL", "belongs to a DATABASE_URL: set both");
    if (values.DATABASE_READ_URL && !values.DATABASE_URL) refuse("DATABASE_READ_URL", "belongs to a DATABASE_URL: set both");
    if (values.METRICS_PORT === values.PORT) refuse("METRICS_PORT", "must be another one than PORT");
    if (values.GATEWAY_URL && values.DATABASE_URL) refuse("GATEWAY_URL", "leaves DATABASE_URL without use: set one of the two");
    if (values.DEMO && values.DATABASE_URL)
      refuse("DEMO", "has a database of its own, in memory: leave DATABASE_URL out (npm run seed fills one)");
    if (values.DEMO && values.GATEWAY_URL) refuse("DEMO", "answers the calls itself: leave GATEWAY_URL out");
    if (values.DEMO && values.NODE_ENV === "production") refuse("DEMO", "is refused in production");
    if (values.NODE_ENV === "production" && values.OPERATOR_SECOND_FACTOR === false)
      refuse("OPERATOR_SECOND_FACTOR", "is always true in production");
    if ((values.WORKERS ?? 1) > 1 && !values.DATABASE_URL)
      refuse("WORKERS", "needs DATABASE_URL: the embedded database belongs to one process");
    if (values.NODE_ENV === "production") {
      const readable = outgoing.filter((name) => values[name] && !isEncryptedUrl(values[name], values.PRIVATE_HOSTS));
      for (const name of readable) refuse(name, unencrypted);
      if (values.NODE_TLS_REJECT_UNAUTHORIZED === "0") refuse("NODE_TLS_REJECT_UNAUTHORIZED", "is refused in production");
    }
    if (values.NODE_ENV === "production" && values.CLOCK) refuse("CLOCK", "is for tests and is refused in production");
  });
