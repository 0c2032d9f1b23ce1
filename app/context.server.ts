import type { ContractRouterClient } from "@orpc/contract";
import { createContext } from "react-router";
import type { Contract } from "~/calls/contract";
import type { NoticeBoard } from "~/middleware/notices.server";

/**
 * The contexts of one request, without default values: a loader whose guard did not run fails instead of answering.
 * requestContext (the facts of the request) and i18nContext are with the middleware that fills them.
 */

/** The calls, as loaders and actions make them; in this process or at a gateway, they cannot tell. */
export type Calls = ContractRouterClient<Contract>;
export const callsContext = createContext<Calls>();

/** The present moment of this request. */
export const nowContext = createContext<Date>();

/** Notices for the next page: keys and plain values; on the way through the browser they are sealed. */
export const noticeContext = createContext<NoticeBoard>();

/** Who is signed in: set by the guard of the signed-in part only. */
export const sessionContext = createContext<Session>();

/** What the guard learned from session.read. */
export type Session = Awaited<ReturnType<Calls["session"]["read"]>>;
