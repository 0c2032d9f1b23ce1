import { beforeTerms } from "../access.server";
import { loadSessionAnswer } from "./session-answer.server";

/** Returns the current session, even before the terms are accepted, which `gpTermsAccepted` tells. */
export const loadSession = beforeTerms.session.read.handler(({ context }) => loadSessionAnswer(context));
