import { beforeTerms } from "../access.server";
import { readSessionAnswer } from "./session-answer.server";

/** Returns the current session, even before the terms are accepted, which `gpTermsAccepted` tells. */
export const readSession = beforeTerms.session.read.handler(({ context }) => readSessionAnswer(context));
