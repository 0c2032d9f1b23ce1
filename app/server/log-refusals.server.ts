import { ORPCError } from "@orpc/server";
import type { Log } from "~/integrations/log.server";
import type { Around } from "~/services/create-calls.server";

/** Nobody is signed in: what every page that was left open asks in the end. */
const everyday = ["sessionExpired"];

/** What says that a caller tried what is not theirs, or what no form sends. */
const telling = [400, 401, 403, 404, 429];

/**
 * Middleware around every call: logs who was refused what, by the ids of person and practice and the code, never with the input (D33).
 * What a rule of the product refuses is not logged.
 */
export const logRefusals =
  (log: Log): Around =>
  async ({ path, context, next }) => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof ORPCError && telling.includes(error.status) && !everyday.includes(error.code)) {
        const session = await context.memory.session?.catch(() => null);
        const { id = null, tenantId = null } = session?.person ?? {};
        log.info({ call: path.join("."), code: error.code, status: error.status, person: id, practice: tenantId }, "a call was refused");
      }
      throw error;
    }
  };
