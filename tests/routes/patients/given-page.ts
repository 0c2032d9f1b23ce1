import { createInstance } from "i18next";
import { expect } from "vitest";
import { sessionContext } from "~/context.server";
import type { Language } from "~/domain/language";
import { i18nContext } from "~/middleware/i18n.server";
import { routeArgs } from "~tests/helpers/given";

type Options = Parameters<typeof routeArgs>[1] & { language?: Language };

/** The arguments of a page below the guard, in a language. */
export async function pageArgs<Params extends Record<string, string>>(
  person: { token: string },
  { language = "en", ...options }: Omit<Options, "params"> & { params?: Params } = {},
) {
  const args = await routeArgs(person, options);
  args.context.set(sessionContext, await args.calls.session.read());
  args.context.set(i18nContext, { language, i18n: createInstance() });
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
