import { beforeTerms } from "../access.server";
import { answerSession } from "./session-answer.server";

/** Returns the current session, also before the terms are accepted: `gpTermsAccepted` tells a portal that they are not. */
export const readSession = beforeTerms.session.read.handler(({ context }) => answerSession(context));
