import { allowedValues, allowedValuesOf, allowedValuesOfEdition } from "~/services/catalogue/find-allowed-values.server";
import { listCities } from "./addresses/list-cities.server";
import { validateAddress } from "./addresses/validate-address.server";
import { approvals } from "./approvals/approval-calls.server";
import { budgets } from "./budgets/budget-calls.server";
import { changeQuantities } from "./cart/change-quantities.server";
import { countCart } from "./cart/count-cart.server";
import { emptyCart } from "./cart/empty-cart.server";
import { markForDeletion, saveForLater } from "./cart/move-preorders.server";
import { populateCart } from "./cart/populate-cart.server";
import { removePreorders } from "./cart/remove-preorders.server";
import { restorePreorders } from "./cart/restore-preorders.server";
import { syncCart } from "./cart/sync-cart.server";
import { trialAllowances } from "./cart/trial-allowances.server";
import { viewCart } from "./cart/view-cart.server";
import { findByScan } from "./catalogue/find-by-scan.server";
import { seriesByIds, solutionsByIds } from "./catalogue/items-by-ids.server";
import { listPromotions, seePromotion } from "./catalogue/list-promotions.server";
import { listSeries } from "./catalogue/list-series.server";
import { listSolutions } from "./catalogue/list-solutions.server";
import { managePracticeCatalogue } from "./catalogue/manage-practice-catalogue.server";
import { listPins, setPin } from "./catalogue/own-pins.server";
import { readGrid } from "./catalogue/read-grid.server";
import { suggestProducts } from "./catalogue/suggest-products.server";
import { setFavourite, updateVisibility } from "./catalogue/update-visibility.server";
import { checkout } from "./checkout/checkout.server";
import { mailReceipt } from "./checkout/mail-receipt.server";
import { readReceipt } from "./checkout/read-receipt.server";
import { releaseCheckout } from "./checkout/release-checkout.server";
import { startCheckout } from "./checkout/start-checkout.server";
import { claimMissing } from "./deliveries/claim-missing.server";
import { countBoxes, takeBack } from "./deliveries/count-boxes.server";
import { finishCounting } from "./deliveries/finish-delivery.server";
import { readDelivery } from "./deliveries/read-received.server";
import { listReceivedDeliveries, viewDelivery } from "./deliveries/view-delivery.server";
import { answerRequests } from "./distributor/answer-requests.server";
import { updateCatalogue } from "./distributor/update-catalogue.server";
import { updatePrices } from "./distributor/update-prices.server";
import { updateStatuses } from "./distributor/update-statuses.server";
import { updateStock } from "./distributor/update-stock.server";
import { readEdition } from "./edition/read-edition.server";
import { fitting } from "./fitting/fitting-calls.server";
import { findPackShot } from "./images/find-pack-shot.server";
import { operatorRouter } from "./operator-router.server";
import { beginOrderForm } from "./order-forms/begin-order-form.server";
import { readFindings } from "./order-forms/read-findings.server";
import { readLenses } from "./order-forms/read-lenses.server";
import { readOrderFacts } from "./order-forms/read-order-facts.server";
import { orders } from "./orders/order-calls.server";
import { reportFigures } from "./orders/report-figures.server";
import { createPatient } from "./patients/create-patient.server";
import { erasePatient, previewErasure } from "./patients/erase-patient.server";
import { patientOverview } from "./patients/patient-overview.server";
import { readPatient } from "./patients/read-patient.server";
import { addAddress, updateAddress } from "./patients/save-address.server";
import { searchPatients } from "./patients/search-patients.server";
import { updatePatient } from "./patients/update-patient.server";
import { addNote, removeNote } from "./patients/write-note.server";
import { addUser } from "./people/add-user.server";
import { cancelNewEmail, checkEmailKey, confirmEmail } from "./people/confirm-email.server";
import { sendInvitation, withdrawInvitation } from "./people/invitations.server";
import { listUsers } from "./people/list-users.server";
import { chooseMails, readMails } from "./people/order-mails.server";
import { acceptTerms, chooseLanguage, chooseStartPage } from "./people/own-account.server";
import { readInvitation } from "./people/read-invitation.server";
import { register } from "./people/register.server";
import { previewRemoval, removeUser } from "./people/remove-user.server";
import { checkResetKey, resetPassword } from "./people/reset-password.server";
import { sendForgotPasswordEmail } from "./people/send-forgot-password-email.server";
import { updateUser } from "./people/update-user.server";
import { receivePreorders } from "./preorders/receive-preorders.server";
import { downloadRecall } from "./recalls/download-recall.server";
import { searchRecall } from "./recalls/search-recall.server";
import { listRecents, noteRecent } from "./recents/opened-last.server";
import { requests } from "./requests/request-calls.server";
import { securityRouter } from "./security-router.server";
import { authenticate } from "./session/authenticate.server";
import { confirmSignIn } from "./session/confirm-sign-in.server";
import { giveDraft, listDrafts } from "./session/drafts.server";
import { logout } from "./session/end-session.server";
import { keepForm } from "./session/keep-form.server";
import { keepSearch, readSearch } from "./session/keep-search.server";
import { forgetOwnBrowser, listOwnBrowsers } from "./session/known-browsers.server";
import { moveToLocation } from "./session/move-to-location.server";
import { moveToPractice } from "./session/move-to-practice.server";
import { discardForm, findForms, readForm } from "./session/own-kept-forms.server";
import { endOwnSessions, listOwnSessions } from "./session/own-sessions.server";
import { readSession } from "./session/read-session.server";
import { stock } from "./stock/stock-calls.server";
import { templates } from "./templates/template-calls.server";
import { listTenants } from "./tenants/list-tenants.server";
import { readPracticeById, readPracticeBySubDomain } from "./tenants/read-public-practice.server";
import { readTenantConfig } from "./tenants/read-tenant-config.server";
import { updateTenant } from "./tenants/update-tenant.server";
import { orderAgain } from "./today/order-again.server";
import { readToday } from "./today/read-today.server";

/** Every call with its service: the table of contents of the services. */
export const router = {
  tenants: {
    list: listTenants,
    bySubDomain: readPracticeBySubDomain,
    byId: readPracticeById,
    config: readTenantConfig,
    update: updateTenant,
  },
  session: {
    authenticate,
    confirmSignIn,
    read: readSession,
    logout,
    list: listOwnSessions,
    endOthers: endOwnSessions,
    browsers: listOwnBrowsers,
    forgetBrowser: forgetOwnBrowser,
    useLocation: moveToLocation,
    usePractice: moveToPractice,
    keepSearch,
    readSearch,
    keepForm,
    readForm,
    findForms,
    discardForm,
    listDrafts,
    giveDraft,
  },
  users: {
    invitation: readInvitation,
    register,
    resetPassword,
    checkResetKey,
    checkEmailKey,
    confirmEmail,
    cancelNewEmail,
    acceptTerms,
    chooseLanguage,
    list: listUsers,
    add: addUser,
    update: updateUser,
    previewRemoval,
    remove: removeUser,
    sendInvitation,
    withdrawInvitation,
    readMails,
    chooseMails,
    chooseStartPage,
  },
  notifications: { sendForgotPasswordEmail },
  edition: { read: readEdition },
  patients: {
    search: searchPatients,
    read: readPatient,
    overview: patientOverview,
    create: createPatient,
    update: updatePatient,
    addAddress,
    updateAddress,
    addNote,
    removeNote,
    previewErasure,
    erase: erasePatient,
  },
  addresses: { validate: validateAddress, cities: listCities },
  cart: {
    view: viewCart,
    count: countCart,
    populate: populateCart,
    sync: syncCart,
    remove: removePreorders,
    empty: emptyCart,
    restore: restorePreorders,
    saveForLater,
    markForDeletion,
    changeQuantities,
    trialAllowance: trialAllowances,
    startCheckout,
    releaseCheckout,
    checkout,
    readReceipt,
    mailReceipt,
  },
  approvals,
  budgets,
  orderForms: { begin: beginOrderForm, facts: readOrderFacts, lenses: readLenses, findings: readFindings },
  preorders: { receive: receivePreorders },
  catalogue: {
    list: listSeries,
    solutions: listSolutions,
    seriesByIds,
    solutionsByIds,
    suggest: suggestProducts,
    manage: managePracticeCatalogue,
    updateVisibility,
    setFavourite,
    pins: listPins,
    setPin,
    promotions: listPromotions,
    seePromotion,
    allowedValues,
    allowedValuesOf,
    allowedValuesOfEdition,
    grid: readGrid,
    findByScan,
    packShot: findPackShot,
  },
  orders,
  requests,
  reports: { figures: reportFigures },
  deliveries: {
    view: viewDelivery,
    count: countBoxes,
    takeBack,
    finish: finishCounting,
    read: readDelivery,
    list: listReceivedDeliveries,
    claim: claimMissing,
  },
  ...{ stock, fitting },
  recalls: { search: searchRecall, download: downloadRecall },
  recents: { list: listRecents, note: noteRecent },
  templates,
  today: { overview: readToday, orderAgain },
  ...securityRouter,
  ...operatorRouter,
  distributor: { updateStatuses, answerRequests, updateStock, updatePrices, updateCatalogue },
};
