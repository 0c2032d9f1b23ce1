import type { ContractRouterClient } from "@orpc/contract";
import { createContext } from "react-router";
import type { Contract } from "~/calls/contract";
import type { NoticeBoard } from "~/middleware/notices.server";

/**
 * The contexts of one request, without default values: a loader whose guard did not run fails instead of answering. requestContext (the
 * facts of the request) and i18nContext are defined with the middleware that fills them.
 */

/** The calls that loaders and actions make; whether they run in this process or at a gateway makes no difference to them. */
export type Calls = ContractRouterClient<Contract>;
export const callsContext = createContext<Calls>();

/** The present moment of this request. */
export const nowContext = createContext<Date>();

/** Notices for the next page: keys and plain values, sealed while they are in the browser. */
export const noticeContext = createContext<NoticeBoard>();

/** Who is signed in; set only by the guard of the signed-in pages. */
export const sessionContext = createContext<Session>();

/** The result of session.read in the guard. */
export type Session = Awaited<ReturnType<Calls["session"]["read"]>>;
