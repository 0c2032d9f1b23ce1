import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "~/calls/contract";

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

type Description = Awaited<ReturnType<typeof generator.generate>>;

let description: Promise<Description> | undefined;

/** The OpenAPI description of all calls, made from the contract once a process. */
export function describeCalls(): Promise<Description> {
  description ??= generator.generate(contract, {
    info: { title: "Dioptre", version: "1.0.0" },
    servers: [{ url: "/api" }],
    components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } } },
  });
  return description;
}

export type DescribedCall = { method: string; path: string; summary: string; input: string; statuses: string[] };

const methods = ["get", "post", "put", "delete"] as const;

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
