/** What the security headers of a response depend on. */
export type HeaderSource = { readonly nonce: string; readonly secure: boolean; readonly development: boolean };

/**
 * Returns the security headers of every response, including errors and static files. Scripts and styles run only from this origin or with
 * the nonce of this response; in development also inline, which hot reloading needs. `Referrer-Policy: same-origin` because with
 * `no-referrer` browsers send `Origin: null` with forms.
 */
export function securityHeaders(facts: HeaderSource): ReadonlyArray<readonly [name: string, value: string]> {
  return [
    ["Content-Security-Policy", contentSecurityPolicy(facts)],
    ["Referrer-Policy", "same-origin"],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Origin-Agent-Cluster", "?1"],
    ["Permissions-Policy", permissionsPolicy],
    ...(facts.secure ? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as const] : []),
  ];
}

const permissionsPolicy = [
  "accelerometer",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .concat("camera=(self)")
  .join(", ");

/**
 * The policy of the worker that reads codes in pictures of the camera (D174), which a browser applies to the worker alone: it may compile
 * WebAssembly and load its own file of it, and nothing else. No page may.
 */
export const cameraWorkerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

function contentSecurityPolicy({ nonce, development }: HeaderSource): string {
  const own = development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    "object-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self' data:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
