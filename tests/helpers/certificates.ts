import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const extensions = { server: "subjectAltName=DNS:localhost", client: "extendedKeyUsage=clientAuth" };

/**
 * An authority of this test in a directory of its own, which the test removes: `authority.crt`, and for each name that it certifies
 * `<name>.crt` and `<name>.key`. A name certified again gets another key.
 */
export function makeAuthority() {
  const directory = mkdtempSync(join(tmpdir(), "dioptre-certificates-"));
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: directory, stdio: "ignore" });
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  openssl("req", "-x509", ...newKey, "-subj", "/CN=authority", "-keyout", "authority.key", "-out", "authority.crt", "-days", "2");
  const file = (name: string) => join(directory, name);
  return {
    directory,
    file,
    certify: (name: string, as: keyof typeof extensions) => {
      writeFileSync(file(`${name}.ext`), extensions[as]);
      openssl("req", "-new", ...newKey, "-subj", `/CN=${name}`, "-keyout", `${name}.key`, "-out", `${name}.csr`);
      const signed = ["-CA", "authority.crt", "-CAkey", "authority.key", "-CAcreateserial", "-extfile", `${name}.ext`, "-days", "2"];
      openssl("x509", "-req", "-in", `${name}.csr`, ...signed, "-out", `${name}.crt`);
      chmodSync(file(`${name}.key`), 0o600);
    },
  };
}
