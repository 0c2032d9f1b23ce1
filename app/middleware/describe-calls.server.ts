import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "~/calls/contract";

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

type Description = Awaited<ReturnType<typeof generator.generate>>;

const methods = ["get", "post", "put", "delete"] as const;

let description: Promise<Description> | undefined;

/** The OpenAPI description of all calls, made from the contract once a process. */
export function describeCalls(): Promise<Description> {
  description ??= generate();
  return description;
}

async function generate(): Promise<Description> {
  const described = await generator.generate(contract, {
    info: { title: "Dioptre", version: "1.0.0" },
    servers: [{ url: "/api" }],
    components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } } },
  });
  for (const item of Object.values(described.paths ?? {})) {
    for (const method of methods) {
      const operation = item?.[method];
      if (operation) operation.responses = { ...answersOfEveryCall, ...operation.responses };
    }
  }
  return described;
}

/** The body of every refusal (D47). */
const refusal = {
  type: "object" as const,
  properties: { code: { type: "string" as const }, message: { type: "string" as const }, data: {} },
  required: ["code", "message", "data"],
};

const answer = (description: string, headers = {}) => ({
  description,
  headers,
  content: { "application/json": { schema: refusal } },
});

/** What any call may be answered beside its own refusals; a status that the contract names keeps what it says there. */
const answersOfEveryCall = {
  400: answer("malformed: what was sent is not what the call takes; data.issues names each place and its code"),
  403: answer("crossSite: the request came from another site"),
  404: answer("notFound: no such call or thing, or not the caller's"),
  413: answer("tooLarge: more than 1 MB was sent"),
  500: answer("unexpected: failed inside; data.requestId names it in the log"),
  503: answer("unavailable: the data cannot be reached now; sent again with the same ids, nothing is done twice", {
    "Retry-After": { description: "Seconds to wait before asking again", schema: { type: "integer" } },
  }),
};

export type DescribedCall = { method: string; path: string; summary: string; input: string; statuses: string[] };

/** The calls for a reader: by area, in the order of the contract. */
export async function listCallsByArea(): Promise<{ area: string; calls: DescribedCall[] }[]> {
  const { paths = {} } = await describeCalls();
  const areas = new Map<string, DescribedCall[]>();
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = item?.[method];
      if (!operation) continue;
      const area = operation.tags?.[0] ?? "";
      const input = JSON.stringify(operation.requestBody ?? operation.parameters ?? null, null, 2);
      const call = {
        method: method.toUpperCase(),
        path: `/api${path}`,
        summary: operation.summary ?? "",
        input,
        statuses: Object.keys(operation.responses ?? {}),
      };
      areas.set(area, [...(areas.get(area) ?? []), call]);
    }
  }
  return [...areas].map(([area, calls]) => ({ area, calls }));
}
