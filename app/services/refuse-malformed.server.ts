import { ORPCError } from "@orpc/server";

type Issue = { path?: readonly (PropertyKey | { key: PropertyKey })[]; code?: string; message: string };

/**
 * Middleware around the calls: refuses input that the contract rejects as `malformed`, with the path and the kind of each mistake (D47).
 * The input itself is not repeated.
 */
export async function refuseMalformed<Answer>({ next }: { next: () => Promise<Answer> }): Promise<Answer> {
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== "BAD_REQUEST") throw error;
    const { issues = [] } = (error.data ?? {}) as { issues?: readonly Issue[] };
    throw new ORPCError("malformed", { status: 400, message: "malformed", data: { issues: issues.map(issueOf) } });
  }
}

/** Returns the refusal of a well-formed but unusable value, in the form of the contract's for malformed ones (D47). */
export const malformed = (field: string, code: string) =>
  new ORPCError("BAD_REQUEST", { data: { issues: [{ path: [field], code, message: code }] } });

const issueOf = ({ path = [], code = "custom", message }: Issue) => ({
  path: path.map((step) => String(typeof step === "object" ? step.key : step)),
  code: code === "custom" ? message : code,
});
