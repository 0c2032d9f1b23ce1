import { oc } from "@orpc/contract";
import { z } from "zod";

/** Paths of the gateway (D68), below the prefix /api. */
export const gatewayPath = "/gp/passthrough/api" as const;
export const masterPath = `${gatewayPath}/gpmaster` as const;
export const ordersPath = `${gatewayPath}/gporders` as const;

/** The values that a caller may send as function-app-type; any other is refused as malformed. */
export const functionAppTypes = ["GP_MASTER_FUNCTION_APP", "GP_ORDERS_FUNCTION_APP", "GP_ORDER_FUNCTION_APP"] as const;

/** An id that does not exist, or that the caller may not see; the two cannot be told apart (D35). */
export const notFound = { status: 404 } as const;
/** The session has expired or there is none (D68: a reply meaning not authorized is session expiry). */
export const sessionExpired = { status: 401 } as const;
/** The terms of use must be accepted before any other call (D13). */
export const termsNotAccepted = { status: 403 } as const;
/** A second factor is required and must be set up before any other call (D93). */
export const secondFactorMissing = { status: 403 } as const;
/** The role lacks the permission (D67). */
export const notPermitted = { status: 403 } as const;
export const tooManyRequests = { status: 429, data: z.object({ retryAfterSeconds: z.number() }) } as const;

/** Calls that anyone may make. */
export const openCall = oc.errors({ tooManyRequests, notFound });
/** Calls of a signed-in person who has accepted the terms. */
export const signedInCall = oc.errors({ sessionExpired, termsNotAccepted, secondFactorMissing, notFound });
/** Calls of a practice's admins and of the distributor's operators. */
export const adminCall = signedInCall.errors({ notPermitted });
