import * as addresses from "./addresses";
import * as approvals from "./approvals";
import * as audit from "./audit";
import * as budgets from "./budgets";
import * as cart from "./cart";
import * as catalogue from "./catalogue";
import * as checkout from "./checkout";
import * as deliveries from "./deliveries";
import * as distributor from "./distributor";
import * as edition from "./edition-data";
import * as fitting from "./fitting-sets";
import * as imports from "./imports";
import { createPractice } from "./new-practice";
import * as operator from "./operator";
import * as orderForms from "./order-forms";
import * as selections from "./order-selections";
import * as orders from "./orders";
import * as drafts from "./own-drafts";
import * as stock from "./own-stock";
import * as patients from "./patients";
import * as people from "./people";
import * as practiceCatalogue from "./practice-catalogue";
import * as promotions from "./promotions";
import * as recalls from "./recalls";
import * as recents from "./recents";
import * as reports from "./reports";
import * as requests from "./requests";
import * as security from "./security";
import * as session from "./session";
import * as shelfCount from "./shelf-counts";
import * as supply from "./supply-calls";
import * as templates from "./templates";
import * as tenants from "./tenants";
import * as today from "./today";
import * as users from "./users";

/** Everything that the portal can do: the calls of D60 and D68, by area and name. */
export const contract = {
  tenants: { list: tenants.list, bySubDomain: tenants.bySubDomain, byId: tenants.byId, config: tenants.config, update: tenants.update },
  session: {
    authenticate: session.authenticate,
    confirmSignIn: session.confirmSignIn,
    read: session.read,
    logout: session.logout,
    list: session.list,
    endOthers: session.endOthers,
    useLocation: session.useLocation,
    usePractice: session.usePractice,
    keepSearch: session.keepSearch,
    readSearch: session.readSearch,
    browsers: session.browsers,
    forgetBrowser: session.forgetBrowser,
    keepForm: session.keepForm,
    readForm: session.readForm,
    findForms: session.findForms,
    discardForm: session.discardForm,
    listDrafts: drafts.list,
    giveDraft: drafts.give,
  },
  users: {
    invitation: users.invitation,
    register: users.register,
    resetPassword: users.resetPassword,
    checkResetKey: users.checkResetKey,
    checkEmailKey: users.checkEmailKey,
    confirmEmail: users.confirmEmail,
    acceptTerms: users.acceptTerms,
    chooseLanguage: users.chooseLanguage,
    list: people.list,
    add: people.add,
    update: people.update,
    cancelNewEmail: people.cancelNewEmail,
    previewRemoval: people.previewRemoval,
    remove: people.remove,
    sendInvitation: people.sendInvitation,
    withdrawInvitation: people.withdrawInvitation,
    readMails: people.readMails,
    chooseMails: people.chooseMails,
    chooseStartPage: users.chooseStartPage,
  },
  security: {
    read: security.read,
    begin: security.begin,
    turnOn: security.turnOn,
    turnOff: security.turnOff,
    makeRecoveryCodes: security.makeRecoveryCodes,
    turnOffFor: security.turnOffFor,
    signOutFor: security.signOutFor,
    readDemand: security.readDemand,
    demand: security.demand,
  },
  notifications: { sendForgotPasswordEmail: users.sendForgotPasswordEmail },
  audit: { list: audit.list, findSubjects: audit.findSubjects, download: audit.download, verify: audit.verify },
  edition: { read: edition.read },
  catalogue: {
    list: catalogue.list,
    solutions: catalogue.solutions,
    ...{ seriesByIds: catalogue.seriesByIds, solutionsByIds: catalogue.solutionsByIds },
    manage: practiceCatalogue.manage,
    updateVisibility: practiceCatalogue.updateVisibility,
    setFavourite: practiceCatalogue.setFavourite,
    ...{ pins: practiceCatalogue.pins, setPin: practiceCatalogue.setPin },
    ...{ promotions: catalogue.promotions, seePromotion: catalogue.seePromotion },
    allowedValues: catalogue.allowedValues,
    allowedValuesOf: catalogue.allowedValuesOf,
    allowedValuesOfEdition: catalogue.allowedValuesOfEdition,
    ...{ grid: catalogue.grid, usualByPower: catalogue.usualByPower },
    findByScan: catalogue.findByScan,
    suggest: catalogue.suggest,
    packShot: catalogue.packShot,
  },
  patients: {
    search: patients.search,
    read: patients.read,
    overview: patients.overview,
    create: patients.create,
    update: patients.update,
    addAddress: patients.addAddress,
    updateAddress: patients.updateAddress,
    addNote: patients.addNote,
    removeNote: patients.removeNote,
    previewErasure: patients.previewErasure,
    erase: patients.erase,
  },
  addresses: { validate: addresses.validate, cities: addresses.cities },
  cart: {
    view: cart.view,
    count: cart.count,
    populate: cart.populate,
    sync: cart.sync,
    remove: cart.remove,
    empty: cart.empty,
    restore: cart.restore,
    saveForLater: cart.saveForLater,
    markForDeletion: cart.markForDeletion,
    changeQuantities: cart.changeQuantities,
    trialAllowance: cart.trialAllowance,
    startCheckout: checkout.startCheckout,
    releaseCheckout: checkout.releaseCheckout,
    checkout: checkout.checkout,
    readReceipt: checkout.readReceipt,
    mailReceipt: checkout.mailReceipt,
  },
  approvals: {
    readRule: approvals.readRule,
    changeRule: approvals.changeRule,
    ask: approvals.ask,
    own: approvals.own,
    count: approvals.count,
    list: approvals.list,
    read: approvals.read,
    approve: approvals.approve,
    decline: approvals.decline,
    takeBack: approvals.takeBack,
  },
  budgets: { read: budgets.read, change: budgets.change, left: budgets.left, figures: budgets.figures },
  orderForms: {
    ...{ begin: orderForms.begin, facts: orderForms.facts, orders: orderForms.orders },
    ...{ lenses: orderForms.lenses, findings: orderForms.findings },
  },
  preorders: { receive: cart.receivePreorder },
  orders: {
    history: orders.history,
    detail: orders.detail,
    cancel: orders.cancel,
    previewReorder: orders.previewReorder,
    copyToCart: orders.copyToCart,
    ...{ stockStatus: orders.stockStatus, lensUse: orders.lensUse },
    report: orders.report,
    selected: selections.selected,
    cancelSelected: selections.cancelSelected,
    copySelected: selections.copySelected,
    selectedReport: selections.selectedReport,
  },
  requests: {
    askToCancel: requests.askToCancel,
    readBackorder: requests.readBackorder,
    chooseForBackorder: requests.chooseForBackorder,
    withdraw: requests.withdraw,
    readReturn: requests.readReturn,
    askToReturn: requests.askToReturn,
    listReturns: requests.listReturns,
    readPhoto: requests.readPhoto,
  },
  deliveries: {
    view: deliveries.view,
    count: deliveries.count,
    takeBack: deliveries.takeBack,
    finish: deliveries.finish,
    read: deliveries.read,
    list: deliveries.list,
    claim: deliveries.claim,
  },
  recalls: { search: recalls.search, download: recalls.download },
  reports: { figures: reports.figures },
  stock: {
    proposal: stock.proposal,
    putAside: stock.putAside,
    viewShelfCount: shelfCount.view,
    countShelf: shelfCount.add,
    takeBackFromShelf: shelfCount.takeBack,
    finishShelfCount: shelfCount.finish,
  },
  fitting: {
    ...{ overview: fitting.overview, view: fitting.view, setWanted: fitting.setWanted, refill: fitting.refill },
    ...{ put: fitting.put, use: fitting.use, discard: fitting.discard, undo: fitting.undo },
  },
  templates: {
    ...{ list: templates.list, read: templates.read, preview: templates.preview },
    ...{ save: templates.save, change: templates.change, remove: templates.remove },
  },
  recents: { list: recents.list, note: recents.note },
  today: { overview: today.overview, orderAgain: today.orderAgain },
  operator: {
    overview: operator.overview,
    calendars: operator.calendars,
    practices: operator.practices,
    practice: operator.onePractice,
    create: createPractice,
    suspend: operator.suspend,
    reopen: operator.reopen,
    handOver: operator.handOver,
    sendAgain: operator.sendAgain,
    sendAllAgain: operator.sendAllAgain,
    takeOut: operator.takeOut,
    request: operator.request,
    requestPhoto: operator.requestPhoto,
    answerRequest: operator.answerRequest,
  },
  supply: { read: supply.read, take: supply.take, download: supply.download },
  promotions: { list: promotions.list, read: promotions.read, create: promotions.create, change: promotions.change, end: promotions.end },
  imports: {
    preview: imports.preview,
    readPreview: imports.readPreview,
    apply: imports.apply,
    list: imports.list,
    readVersion: imports.readVersion,
    undo: imports.undo,
    download: imports.download,
  },
  distributor: {
    updateStatuses: distributor.updateStatuses,
    answerRequests: distributor.answerRequests,
    updateStock: distributor.updateStock,
    updatePrices: distributor.updatePrices,
    updateCatalogue: distributor.updateCatalogue,
  },
};

export type Contract = typeof contract;
