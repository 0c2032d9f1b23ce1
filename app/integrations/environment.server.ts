import { accessSync, constants } from "node:fs";
import { z } from "zod";
import { certificateVariables, certifiedServices, findCertificateProblem } from "./certificate-variables.server";
import { isEncryptedUrl } from "./encrypted-url.server";
import { secretsOf } from "./secrets.server";

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

const unencrypted =
  "must be encrypted on the way to another machine: https, smtps, smtp with requireTLS=true, or PostgreSQL with sslmode=verify-full; hosts for which something else ensures that are named in PRIVATE_HOSTS";

/** The variables that hold secrets, or URLs that may hold some: each may be given as a file (see takeMountedSecrets). */
const secrets = {
  DATABASE_URL: databaseUrl(),
  DATABASE_READ_URL: databaseUrl(),
  MIGRATE_URL: databaseUrl(),
  SESSION_SECRET: z
    .string()
    .refine((given) => secretsOf(given).every((secret) => secret.length >= 32), "must have at least 32 characters")
    .optional(),
  SMTP_URL: urlOf(["smtp:", "smtps:"], "smtp://user:password@host:587").optional(),
  DISTRIBUTOR_URL: urlOf(["http:", "https:"], "https://host/orders").optional(),
  GATEWAY_URL: urlOfPractice.optional(),
  ADDRESS_VERIFIER_URL: urlOf(["http:", "https:"], "https://host/addresses").optional(),
};

const others = {
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number("must be a port number").int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default(".data"),
  PUBLIC_URL: urlOfPractice.optional(),
  TRUST_PROXY: trustProxy.default(false),
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
};

/** The names of the variables that may be given as files. */
export const secretNames = Object.keys(secrets) as readonly (keyof typeof secrets)[];

const variables = z.object({ ...others, ...secrets, ...certificateVariables });

type Values = z.output<typeof variables>;

/** What variables may not be together: the one to name, what is wrong with it, and when. */
const contradictions: readonly (readonly [name: keyof Values, message: string, isWrong: (values: Values) => unknown])[] = [
  ["SESSION_SECRET", "is needed with DATABASE_URL (32 characters or more)", (set) => set.DATABASE_URL && !set.SESSION_SECRET],
  ["MIGRATE_URL", "belongs to a DATABASE_URL: set both", (set) => set.MIGRATE_URL && !set.DATABASE_URL],
  ["DATABASE_READ_URL", "belongs to a DATABASE_URL: set both", (set) => set.DATABASE_READ_URL && !set.DATABASE_URL],
  ["METRICS_PORT", "must be another one than PORT", (set) => set.METRICS_PORT === set.PORT],
  ["GATEWAY_URL", "leaves DATABASE_URL without use: set one of the two", (set) => set.GATEWAY_URL && set.DATABASE_URL],
  ["DEMO", "has a database of its own, in memory: leave DATABASE_URL out (npm run seed fills one)", (set) => set.DEMO && set.DATABASE_URL],
  ["DEMO", "answers the calls itself: leave GATEWAY_URL out", (set) => set.DEMO && set.GATEWAY_URL],
  ["WORKERS", "needs DATABASE_URL: the embedded database belongs to one process", (set) => (set.WORKERS ?? 1) > 1 && !set.DATABASE_URL],
];

/** What is refused in production beside that. */
const refusedInProduction: typeof contradictions = [
  ["DEMO", "is refused in production", (set) => set.DEMO],
  ["OPERATOR_SECOND_FACTOR", "is always true in production", (set) => set.OPERATOR_SECOND_FACTOR === false],
  ["NODE_TLS_REJECT_UNAUTHORIZED", "is refused in production", (set) => set.NODE_TLS_REJECT_UNAUTHORIZED === "0"],
  ["CLOCK", "is for tests and is refused in production", (set) => set.CLOCK],
];

/** The addresses that a production portal would connect to unencrypted. */
const unencryptedUrls = (set: Values) =>
  secretNames.filter((name) => name !== "SESSION_SECRET" && set[name] && !isEncryptedUrl(set[name], set.PRIVATE_HOSTS));

/** Parses the variables that are given; the issues are sentences without their values. */
export const environmentSchema = variables.superRefine((values, context) => {
  const refuse = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
  const isProduction = values.NODE_ENV === "production";
  const rules = isProduction ? [...contradictions, ...refusedInProduction] : contradictions;
  for (const [name, message, isWrong] of rules) if (isWrong(values)) refuse(name, message);
  for (const service of certifiedServices) {
    const problem = findCertificateProblem(values, service, isProduction);
    if (problem) refuse(...problem);
  }
  if (isProduction) for (const name of unencryptedUrls(values)) refuse(name, unencrypted);
});
