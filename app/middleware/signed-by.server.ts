import { createHmac } from "node:crypto";
import type { CookieOptions } from "react-router";
import { remembered } from "~/domain/remembered";
import { isSameSecret } from "~/integrations/is-same-secret.server";
import { newestOf, secretsOf } from "~/integrations/secrets.server";

/** The values of cookies that were checked, by secret and cookie: a browser sends the same ones with each request. */
const checked = new Map<string, string>();

/** Maximum length of a cookie whose value is remembered; those of the portal are shorter. */
const checkedMax = 500;

/**
 * Returns the options of a cookie that only a server with this secret can write: signed with its newest value, read with any. Its form is
 * that of React Router's own `secrets`, which compute each signature in another thread: more work than the signature itself.
 */
export function signedBy(secret: string): Pick<CookieOptions, "encode" | "decode"> {
  const signatureOf = (value: string, by: string) => createHmac("sha256", by).update(value).digest("base64").replace(/=+$/, "");
  const verified = (signed: string) => {
    const [value = "", signature = ""] = splitAtLast(decoded(signed), ".");
    return secretsOf(secret).some((by) => isSameSecret(signature, signatureOf(value, by))) ? value : "";
  };
  return {
    encode: (value) => (value === "" ? "" : encodeURIComponent(`${value}.${signatureOf(value, newestOf(secret))}`)),
    decode: (signed) =>
      signed.length > checkedMax ? verified(signed) : remembered(checked, `${secret} ${signed}`, () => verified(signed)),
  };
}

function splitAtLast(text: string, separator: string): [string, string] {
  const at = text.lastIndexOf(separator);
  return [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
