import { z } from "zod";
import { type CertificateFiles, loadCertificate } from "./client-certificate.server";
import { usesTls } from "./encrypted-url.server";
import { loadSecretFile } from "./mounted-secrets.server";

/** The services that may ask the portal for a certificate. PostgreSQL takes its own from its URL (`sslcert`, `sslkey`, `sslrootcert`). */
export const certifiedServices = ["DISTRIBUTOR", "GATEWAY", "SMTP"] as const;

export type CertifiedService = (typeof certifiedServices)[number];

type Name = `${CertifiedService}_${"CERTIFICATE" | "KEY" | "CA"}_FILE`;

type Values = Readonly<Partial<Record<Name | `${CertifiedService}_URL`, string | undefined>>>;

type Names = Readonly<Record<keyof CertificateFiles, Name>>;

const namesOf = (service: CertifiedService): Names => ({
  certificate: `${service}_CERTIFICATE_FILE`,
  key: `${service}_KEY_FILE`,
  authorities: `${service}_CA_FILE`,
});

/** The variables that name the files: for each service a certificate, its key, and the authorities that sign the service's own. */
export const certificateVariables = Object.fromEntries(
  certifiedServices.flatMap((service) => Object.values(namesOf(service)).map((name) => [name, z.string().optional()])),
) as Record<Name, z.ZodOptional<z.ZodString>>;

/** Returns the files of the certificate that the portal shows to a service; null when it shows none. */
export function findCertificate(values: Values, service: CertifiedService): CertificateFiles | null {
  const names = namesOf(service);
  const [certificate, key] = [values[names.certificate], values[names.key]];
  return certificate && key ? { certificate, key, authorities: values[names.authorities] ?? null } : null;
}

/**
 * Returns the variable of a service's certificate that is wrong, and why; null when nothing is. Wrong are: a part without the others, a
 * service that is not asked or is asked without TLS, files that cannot be read or do not belong together, and, in a strict reading, a key
 * that every user of the machine may read.
 */
export function findCertificateProblem(values: Values, service: CertifiedService, isStrict: boolean): [name: Name, problem: string] | null {
  const names = namesOf(service);
  const files = findCertificate(values, service);
  if (files === null) return findMissingPart(values, names);
  const url = values[`${service}_URL`];
  if (!url) return [names.certificate, `belongs to ${service}_URL: set both`];
  if (!usesTls(url)) return [names.certificate, `needs TLS in ${service}_URL: https, smtps, or smtp with requireTLS=true`];
  const key = loadSecretFile(files.key, isStrict);
  if ("problem" in key) return [names.key, key.problem];
  try {
    loadCertificate(files);
    return null;
  } catch {
    return [names.certificate, `must be a certificate in PEM whose key is in ${names.key}, and its authorities must be in PEM too`];
  }
}

function findMissingPart(values: Values, { certificate, key, authorities }: Names): [name: Name, problem: string] | null {
  if (values[certificate]) return [key, `is needed with ${certificate}`];
  if (values[key]) return [certificate, `is needed with ${key}`];
  return values[authorities] ? [authorities, `belongs to ${certificate}; NODE_EXTRA_CA_CERTS adds authorities without one`] : null;
}
