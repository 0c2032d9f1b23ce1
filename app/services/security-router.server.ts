import { downloadAuditTrail } from "./audit/download-audit-trail.server";
import { findAuditSubjects } from "./audit/find-audit-subjects.server";
import { listAuditTrail } from "./audit/list-audit-trail.server";
import { verifyOwnAudit } from "./audit/verify-audit.server";
import { demandFactor, loadFactorDemand, turnOffFor } from "./security/factor-of-practice.server";
import { beginFactor, loadSecurity, makeRecoveryCodes, turnOff, turnOn } from "./security/own-factor.server";
import { signOutFor } from "./session/own-sessions.server";

/** The services of the calls about second factors, sessions of colleagues and the audit trail. */
export const securityRouter = {
  security: {
    read: loadSecurity,
    begin: beginFactor,
    turnOn,
    turnOff,
    makeRecoveryCodes,
    turnOffFor,
    signOutFor,
    readDemand: loadFactorDemand,
    demand: demandFactor,
  },
  audit: { list: listAuditTrail, findSubjects: findAuditSubjects, download: downloadAuditTrail, verify: verifyOwnAudit },
};
