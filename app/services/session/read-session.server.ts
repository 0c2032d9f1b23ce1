import { beforeTerms } from "../access.server";
import { answerSession } from "./session-answer.server";

/** The present session; also before the terms are accepted, since `gpTermsAccepted` is how a portal learns that they are not. */
export const readSession = beforeTerms.session.read.handler(({ context }) => answerSession(context));
