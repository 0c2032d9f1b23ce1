import { expect, test } from "vitest";
import { account } from "~/locales/en/account";
import { cart } from "~/locales/en/cart";
import { common } from "~/locales/en/common";
import { errors } from "~/locales/en/errors";
import { failures } from "~/locales/en/failures";
import { patientOrder } from "~/locales/en/patient-order";
import { patients } from "~/locales/en/patients";
import { practiceCatalogue } from "~/locales/en/practice-catalogue";
import { refusals } from "~/locales/en/refusals";
import { solutions } from "~/locales/en/solutions";

/* The texts of the specification, word for word (D37). Where each is shown, the lines of tests/structure/specification.md name. */

const { filters, kinds, modalities, titles, status, statusDetail, timeline, shipping, roles } = common;

test.each([
  ["All Products", filters.all],
  ["Dailies", filters.dailies],
  ["Favorites", filters.favorites],
  ["Monthly", filters.monthly],
  ["MiSight", filters.misight],
  ["Solutions", filters.solutions],
  ["Specialty", filters.specialty],
  ["Sphere", filters.sphere],
  ["Toric", filters.toric],
  ["Multifocal", filters.multifocal],
  ["Color", filters.color],
  ["manufacturer", filters.manufacturer.toLowerCase()],
  ["Daily", modalities.daily],
  ["Monthly", modalities.monthly],
  ["3 Months", modalities.threeMonths],
  ["6 Months", modalities.sixMonths],
  ["Yearly", modalities.yearly],
  ["Soft-K", kinds.softK],
  ["ICD", kinds.icd],
  ["product details", titles.productDetails.toLowerCase()],
  ["trial details", titles.trialDetails.toLowerCase()],
  ["reset password", titles.resetPassword.toLowerCase()],
  ["patient order", titles.patientRevenue.toLowerCase()],
  ["solution order", titles.solutions.toLowerCase()],
  ["stock order", titles.stockRevenue.toLowerCase()],
  ["trial order", titles.patientTrial.toLowerCase()],
])("section 2: %j is what the page calls it (D37)", (specified, text) => {
  expect(text).toBe(specified);
});

test.each([
  ["This product is currently in your cart", [practiceCatalogue.cart.title, solutions.inCartMessage, refusals.inOpenCart.split(".")[0]]],
  ["Processing", [status.OrderInitialized]],
  ["Order received", [status.OrderReceived]],
  ["Being packaged", [status.BeingPackaged]],
  ["Ready to ship", [status.ReadyToShip]],
  ["Order Initialized", [timeline.OrderInitialized]],
  ["Order processing", [statusDetail.orderProcessing]],
  ["Order processing Error", [status.OrderProcessingError]],
  ["In Process", [statusDetail.inProcess]],
  ["In Order", [statusDetail.inOrder]],
  ["Packed", [statusDetail.packed]],
  ["Overseas Order", [status.OverseasOrder]],
  ["Day", [shipping.DAY, shipping.GROUND.split(" (")[0]]],
  ["Overnight", [shipping.OVERNIGHT]],
])("section 4: %j is used word for word (D37)", (specified, texts) => {
  expect(texts).toEqual(texts.map(() => specified));
});

test.each([
  ["Office Admin/manager", roles.practiceAdmin],
  ["Doctor/optometrist", roles.doctor],
  ["Staff", roles.staff],
])("section 6: %j is the label of a role (D37)", (specified, text) => {
  expect(text).toBe(specified);
});

const { general } = errors;

test.each([
  ["There was an error in your email or password.", [errors.invalidCredentials, refusals.invalidCredentials]],
  ["Your session has expired", [errors.sessionExpired, errors.notSignedIn, refusals.sessionExpired]],
  ["There was an error", [general.title]],
  ["There was an error processing the form request", [general.form]],
  ["There was an error with your form submission", [general.submission, errors.badRequest, patientOrder.refusals.other]],
  ["Uh oh! Looks like something must have gone wrong.", [general.uhOh, failures.unexpected.title]],
  ["There was an error processing your request.", [general.request, refusals.unexpected]],
  ["A link to reset your password has been emailed to you.", [errors.resetRequested]],
  ["Patient name not found in the system", [patients.search.none, patientOrder.find.none]],
])("section 8: %j is used word for word (D37)", (specified, texts) => {
  expect(texts).toEqual(texts.map(() => specified));
});

test("section 8: texts that the specification describes use its words", () => {
  expect([errors.accountLockedWait, refusals.accountLockedWait].filter((text) => !text.includes("3 minutes"))).toEqual([]);
  expect(errors.resetRequiredTitle).toBe("Password reset required");
  expect(errors.resetExpired).toBe("This link has expired. Click Forgot your password for a new link.");
  expect(account.signIn.forgot).toBe("Forgot your password?");
  expect(`${general.contactSupportAt} ${failures.unexpected.text}`).toMatch(/^Contact support: .*contact support/);
  expect([patients.form.createFailed, patients.form.updateFailed]).toEqual([
    "There was an error creating the patient.",
    "There was an error updating the patient.",
  ]);
  expect(cart.clash.title_one).toBe("This product is already in your cart");
  expect(cart.leave.text).toBe("You have items that are not added to the cart.");
});
