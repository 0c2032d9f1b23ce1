import { X509Certificate } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { createSecureContext } from "node:tls";

/**
 * The files of a certificate by which another service knows the portal, and of the authorities that may have signed the service's own; null
 * means the public ones. All are PEM.
 */
export type CertificateFiles = { readonly certificate: string; readonly key: string; readonly authorities: string | null };

/** Their contents, as Node's TLS takes them. */
export type Certificate = { readonly cert: string; readonly key: string; readonly ca?: string };

/** Returns the contents of the files. Throws when one cannot be read or is no PEM, and when the key belongs to another certificate. */
export function loadCertificate({ certificate, key, authorities }: CertificateFiles): Certificate {
  const read = {
    cert: readFileSync(certificate, "utf8"),
    key: readFileSync(key, "utf8"),
    ...(authorities === null ? {} : { ca: readFileSync(authorities, "utf8") }),
  };
  createSecureContext(read);
  if (read.ca !== undefined) new X509Certificate(read.ca);
  return read;
}

/**
 * Returns what is made of a certificate, such as an agent for connections: made again once a file was replaced, so that certificates of a few
 * hours are renewed without a restart. While the files do not belong together, because they are being replaced, it is what was made before.
 * Throws only when nothing could be made yet.
 */
export function withCertificate<Made>(files: CertificateFiles, make: (certificate: Certificate) => Made): () => Made {
  let latest: { version: string; made: Made } | null = null;
  return () => {
    try {
      const version = versionOf(files);
      if (latest?.version !== version) latest = { version, made: make(loadCertificate(files)) };
    } catch (error) {
      if (latest === null) throw error;
    }
    return latest.made;
  };
}

/** Changes when a file is written or replaced. */
const versionOf = ({ certificate, key, authorities }: CertificateFiles): string =>
  [certificate, key, authorities ?? certificate].map((path) => fileVersion(path)).join();

function fileVersion(path: string): string {
  const { ino, size, mtimeMs } = statSync(path);
  return [ino, size, mtimeMs].join("-");
}
