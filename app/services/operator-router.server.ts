import { applyImport } from "./imports/apply-import.server";
import { downloadMarket } from "./imports/download-market.server";
import { loadImportPreview, previewImport } from "./imports/preview-import.server";
import { listImports, loadImportVersion, undoImport } from "./imports/versions.server";
import { calendars } from "./operator/calendars.server";
import { reopenPractice, suspendPractice } from "./operator/change-practice-status.server";
import { createPractice } from "./operator/create-practice.server";
import { loadHandOver, sendAllHandOversAgain, sendHandOverAgain, takeOutHandOver } from "./operator/hand-overs.server";
import { answerOperatorRequest, loadRequest, loadRequestPhoto } from "./operator/operated-requests.server";
import { overview } from "./operator/overview.server";
import { findOrListPractices, loadPractice } from "./operator/practices.server";
import { changePromotion } from "./promotions/change-promotion.server";
import { loadOperatedPromotion } from "./promotions/load-operated-promotion.server";
import { createPromotion, endOperatedPromotion, listOperatedPromotions } from "./promotions/operated-promotions.server";
import { downloadSupplyReport, loadSupplyReport, takeSupplyReport } from "./supply/operated-supplies.server";

/** The services of the calls of the distributor's operators. */
export const operatorRouter = {
  operator: {
    overview,
    calendars,
    practices: findOrListPractices,
    practice: loadPractice,
    create: createPractice,
    suspend: suspendPractice,
    reopen: reopenPractice,
    handOver: loadHandOver,
    sendAgain: sendHandOverAgain,
    sendAllAgain: sendAllHandOversAgain,
    takeOut: takeOutHandOver,
    request: loadRequest,
    requestPhoto: loadRequestPhoto,
    answerRequest: answerOperatorRequest,
  },
  promotions: {
    list: listOperatedPromotions,
    read: loadOperatedPromotion,
    create: createPromotion,
    change: changePromotion,
    end: endOperatedPromotion,
  },
  imports: {
    preview: previewImport,
    readPreview: loadImportPreview,
    apply: applyImport,
    list: listImports,
    readVersion: loadImportVersion,
    undo: undoImport,
    download: downloadMarket,
  },
  supply: { read: loadSupplyReport, take: takeSupplyReport, download: downloadSupplyReport },
};
