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
import { loadGrid, loadUsualByPower } from "./catalogue/load-grid.server";
import { managePracticeCatalogue } from "./catalogue/manage-practice-catalogue.server";
import { listPins, setPin } from "./catalogue/own-pins.server";
import { suggestProducts } from "./catalogue/suggest-products.server";
import { setFavourite, updateVisibility } from "./catalogue/update-visibility.server";
import { checkout } from "./checkout/checkout.server";
import { loadReceipt } from "./checkout/load-receipt.server";
import { mailReceipt } from "./checkout/mail-receipt.server";
import { releaseCheckout } from "./checkout/release-checkout.server";
import { startCheckout } from "./checkout/start-checkout.server";
import { claimMissing } from "./deliveries/claim-missing.server";
import { countBoxes, takeBack } from "./deliveries/count-boxes.server";
import { finishCounting } from "./deliveries/finish-counting.server";
import { loadDelivery } from "./deliveries/load-received.server";
import { listReceivedDeliveries, viewDelivery } from "./deliveries/view-delivery.server";
import { answerRequests } from "./distributor/answer-requests.server";
import { updateCatalogue } from "./distributor/update-catalogue.server";
import { updatePrices } from "./distributor/update-prices.server";
import { updateStatuses } from "./distributor/update-statuses.server";
import { updateStock } from "./distributor/update-stock.server";
import { loadEdition } from "./edition/load-edition.server";
import { fitting } from "./fitting/fitting-calls.server";
import { findPackShot } from "./images/find-pack-shot.server";
import { operatorRouter } from "./operator-router.server";
import { beginOrderForm } from "./order-forms/begin-order-form.server";
import { loadFindings } from "./order-forms/load-findings.server";
import { loadLenses } from "./order-forms/load-lenses.server";
import { loadFormOrders, loadOrderFacts } from "./order-forms/load-order-facts.server";
import { orders } from "./orders/order-calls.server";
import { reportFigures } from "./orders/report-figures.server";
import { createPatient } from "./patients/create-patient.server";
import { erasePatient, previewErasure } from "./patients/erase-patient.server";
import { loadPatient } from "./patients/load-patient.server";
import { patientOverview } from "./patients/patient-overview.server";
import { addAddress, updateAddress } from "./patients/save-address.server";
import { searchPatients } from "./patients/search-patients.server";
import { updatePatient } from "./patients/update-patient.server";
import { addNote, removeNote } from "./patients/write-note.server";
import { addUser } from "./people/add-user.server";
import { cancelNewEmail, checkEmailKey, confirmEmail } from "./people/confirm-email.server";
import { sendInvitation, withdrawInvitation } from "./people/invitations.server";
import { listUsers } from "./people/list-users.server";
import { loadInvitation } from "./people/load-invitation.server";
import { chooseMails, loadMails } from "./people/order-mails.server";
import { acceptTerms, chooseLanguage, chooseStartPage } from "./people/own-account.server";
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
import { keepForm } from "./session/keep-form.server";
import { keepSearch, loadSearch } from "./session/keep-search.server";
import { forgetOwnBrowser, listOwnBrowsers } from "./session/known-browsers.server";
import { loadSession } from "./session/load-session.server";
import { logout } from "./session/logout.server";
import { moveToLocation } from "./session/move-to-location.server";
import { moveToPractice } from "./session/move-to-practice.server";
import { discardForm, findForms, loadOwnForm } from "./session/own-kept-forms.server";
import { endOwnSessions, listOwnSessions } from "./session/own-sessions.server";
import { stock } from "./stock/stock-calls.server";
import { templates } from "./templates/template-calls.server";
import { listTenants } from "./tenants/list-tenants.server";
import { loadPracticeById, loadPracticeBySubDomain } from "./tenants/load-public-practice.server";
import { loadTenantConfig } from "./tenants/load-tenant-config.server";
import { updateTenant } from "./tenants/update-tenant.server";
import { loadToday } from "./today/load-today.server";
import { orderAgain } from "./today/order-again.server";

/** Every call with its service: the table of contents of the services. */
export const router = {
  tenants: {
    list: listTenants,
    bySubDomain: loadPracticeBySubDomain,
    byId: loadPracticeById,
    config: loadTenantConfig,
    update: updateTenant,
  },
  session: {
    authenticate,
    confirmSignIn,
    read: loadSession,
    logout,
    list: listOwnSessions,
    endOthers: endOwnSessions,
    browsers: listOwnBrowsers,
    forgetBrowser: forgetOwnBrowser,
    useLocation: moveToLocation,
    usePractice: moveToPractice,
    keepSearch,
    readSearch: loadSearch,
    keepForm,
    readForm: loadOwnForm,
    findForms,
    discardForm,
    listDrafts,
    giveDraft,
  },
  users: {
    invitation: loadInvitation,
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
    readMails: loadMails,
    chooseMails,
    chooseStartPage,
  },
  notifications: { sendForgotPasswordEmail },
  edition: { read: loadEdition },
  patients: {
    search: searchPatients,
    read: loadPatient,
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
    readReceipt: loadReceipt,
    mailReceipt,
  },
  approvals,
  budgets,
  orderForms: { begin: beginOrderForm, facts: loadOrderFacts, orders: loadFormOrders, lenses: loadLenses, findings: loadFindings },
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
    grid: loadGrid,
    usualByPower: loadUsualByPower,
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
    read: loadDelivery,
    list: listReceivedDeliveries,
    claim: claimMissing,
  },
  ...{ stock, fitting },
  recalls: { search: searchRecall, download: downloadRecall },
  recents: { list: listRecents, note: noteRecent },
  templates,
  today: { overview: loadToday, orderAgain },
  ...securityRouter,
  ...operatorRouter,
  distributor: { updateStatuses, answerRequests, updateStock, updatePrices, updateCatalogue },
};
