import { ORPCError } from "@orpc/server";
import type { Log } from "~/integrations/log.server";
import type { Around } from "~/services/create-calls.server";

/** Not logged: every page that is left open eventually gets it. */
const unloggedCodes = ["sessionExpired"];

/** Statuses that say that a caller tried something not permitted, or sent what no form sends. */
const loggedStatuses = [400, 401, 403, 404, 429];

/**
 * Middleware around every call: logs refusals with the ids of person and practice and the code, never with the input (D33). Refusals by
 * rules of the product are not logged.
 */
export const logRefusals =
  (log: Log): Around =>
  async ({ path, context, next }) => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof ORPCError && loggedStatuses.includes(error.status) && !unloggedCodes.includes(error.code)) {
        const session = await context.memory.session?.catch(() => null);
        const { id = null, tenantId = null } = session?.person ?? {};
        log.info({ call: path.join("."), code: error.code, status: error.status, person: id, practice: tenantId }, "a call was refused");
      }
      throw error;
    }
  };
