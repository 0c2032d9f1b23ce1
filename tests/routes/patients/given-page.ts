import { expect } from "vitest";
import { sessionContext } from "~/context.server";
import { routeArgs } from "~tests/helpers/given";

type Options = NonNullable<Parameters<typeof routeArgs>[1]>;

/** The arguments of a page below the guard, in a language. */
export async function pageArgs<Params extends Record<string, string>>(
  person: { token: string },
  options: Omit<Options, "params"> & { params?: Params } = {},
) {
  const args = await routeArgs(person, options);
  args.context.set(sessionContext, await args.calls.session.read());
  return { ...args, params: (options.params ?? {}) as Params };
}

/** Where an answer leads. */
export function locationOf(answer: unknown): string {
  expect(answer).toBeInstanceOf(Response);
  const response = answer as Response;
  expect(response.status).toBe(302);
  return response.headers.get("Location") ?? "";
}

/** The data and status of a refused form. */
export function refusalOf(answer: unknown): { status: number | undefined; data: Record<string, unknown> } {
  const { init, data } = answer as { init?: { status?: number }; data: Record<string, unknown> };
  return { status: init?.status, data };
}
