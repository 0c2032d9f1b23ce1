import { ORPCError } from "@orpc/server";

type Issue = { path?: readonly (PropertyKey | { key: PropertyKey })[]; code?: string; message: string };

/**
 * Stands around calls: input that the contract does not take is refused as `malformed`, with the place and the kind of each mistake
 * (D47). What was given is not repeated.
 */
export async function sayMalformed<Answer>({ next }: { next: () => Promise<Answer> }): Promise<Answer> {
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== "BAD_REQUEST") throw error;
    const { issues = [] } = (error.data ?? {}) as { issues?: readonly Issue[] };
    throw new ORPCError("malformed", { status: 400, message: "malformed", data: { issues: issues.map(issueOf) } });
  }
}

/** Refuses a value that has the right form and that nothing can be done with, as the contract refuses one without it (D47). */
export const malformed = (field: string, code: string) =>
  new ORPCError("BAD_REQUEST", { data: { issues: [{ path: [field], code, message: code }] } });

const issueOf = ({ path = [], code = "custom", message }: Issue) => ({
  path: path.map((step) => String(typeof step === "object" ? step.key : step)),
  code: code === "custom" ? message : code,
});
