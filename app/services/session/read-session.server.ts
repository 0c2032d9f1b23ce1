import { beforeTerms } from "../access.server";
import { readSessionAnswer } from "./session-answer.server";

/** Returns the current session, also before the terms are accepted: `gpTermsAccepted` tells a portal that they are not. */
export const readSession = beforeTerms.session.read.handler(({ context }) => readSessionAnswer(context));
