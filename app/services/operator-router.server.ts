import { applyImport } from "./imports/apply-import.server";
import { downloadMarket } from "./imports/download-market.server";
import { previewImport, readImportPreview } from "./imports/preview-import.server";
import { listImports, readImportVersion, undoImport } from "./imports/versions.server";
import { calendars } from "./operator/calendars.server";
import { reopenPractice, suspendPractice } from "./operator/change-practice-status.server";
import { createPractice } from "./operator/create-practice.server";
import { readHandOver, sendAllHandOversAgain, sendHandOverAgain, takeOutHandOver } from "./operator/hand-overs.server";
import { answerOperatorRequest, readRequest, readRequestPhoto } from "./operator/operated-requests.server";
import { overview } from "./operator/overview.server";
import { findOrListPractices, readPractice } from "./operator/practices.server";
import { changePromotion } from "./promotions/change-promotion.server";
import { createPromotion, endOperatedPromotion, listOperatedPromotions } from "./promotions/operated-promotions.server";
import { readOperatedPromotion } from "./promotions/read-operated-promotion.server";
import { downloadSupplyReport, readSupplyReport, takeSupplyReport } from "./supply/operated-supplies.server";

/** The services of the calls of the distributor's operators. */
export const operatorRouter = {
  operator: {
    overview,
    calendars,
    practices: findOrListPractices,
    practice: readPractice,
    create: createPractice,
    suspend: suspendPractice,
    reopen: reopenPractice,
    handOver: readHandOver,
    sendAgain: sendHandOverAgain,
    sendAllAgain: sendAllHandOversAgain,
    takeOut: takeOutHandOver,
    request: readRequest,
    requestPhoto: readRequestPhoto,
    answerRequest: answerOperatorRequest,
  },
  promotions: {
    list: listOperatedPromotions,
    read: readOperatedPromotion,
    create: createPromotion,
    change: changePromotion,
    end: endOperatedPromotion,
  },
  imports: {
    preview: previewImport,
    readPreview: readImportPreview,
    apply: applyImport,
    list: listImports,
    readVersion: readImportVersion,
    undo: undoImport,
    download: downloadMarket,
  },
  supply: { read: readSupplyReport, take: takeSupplyReport, download: downloadSupplyReport },
};
