import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "~/calls/contract";
import { historyQuery } from "~/calls/orders";
import { patientAnswer } from "~/calls/patients";
import { personAnswer } from "~/calls/people";
import { locationAnswer } from "~/calls/session";
import { cartAnswer, eyeLine, preorderAnswer } from "~/calls/shapes/cart-shapes";
import { allowedValuesAnswer, catalogueQuery, seriesAnswer, solutionAnswer } from "~/calls/shapes/catalogue-shapes";
import { orderAnswer, transactionAnswer } from "~/calls/shapes/order-shapes";
import { parameters } from "~/domain/lens/parameters";

const answerOf = (call: object) => (call as { "~orpc": { outputSchema: z.ZodType } })["~orpc"].outputSchema;

/** The entities of the specification, what carries each in the calls, and its fields; a dot leads into a field. */
const entities: readonly (readonly [entity: string, carrier: z.ZodType, fields: string])[] = [
  ["practice", answerOf(contract.tenants.config), "tenant.practiceName tenant.subDomain tenant._id tenant.countryCode tenant.status"],
  ["practice", answerOf(contract.tenants.config), "tenant.staff locations tenant.email tenant.phone tenant.partnerNumber tenant.language"],
  ["practice list", answerOf(contract.tenants.list), "practiceName subDomain location tenantId"],
  ["location", locationAnswer, "_id name address.street address.street2 address.city address.state address.zip shipToCode"],
  ["location", locationAnswer, "defaultShippingOption cviPartnerNo"],
  ["user", personAnswer, "_id email firstName lastName group isDoctor role status subDomain tenantId locationIds registrationLink"],
  ["user", personAnswer, "passwordSet gpTermsAccepted isAccountOwner"],
  [
    "patient",
    patientAnswer,
    "id externalId firstName lastName dob phone email sms customerId tenantId subDomain locationId note shiptoPatient",
  ],
  ["patient", patientAnswer, "addresses.id addresses.street addresses.street2 addresses.zip addresses.city addresses.phone addresses.note"],
  ["patient", patientAnswer, "addresses.verified"],
  ["series", seriesAnswer, "id itemId name displayName manufacturerName modality distributor status trial trialReference trialMultiplier"],
  ["series", seriesAnswer, "trialName privateLabel metadata active image.sm image.med image.lrg image.full type isSpeciality hasProducts"],
  ["series", seriesAnswer, "matchHistory priceAnnual priceRetail visible available isFavourite rxParameterRestrictions parameterSortOrder"],
  ["allowed values", allowedValuesAnswer, "fields powers packSizes lens.productId lens.gtin"],
  [
    "lens",
    z.object(parameters as never),
    "diameter baseCurve sag power cylinder axis addition rzd lza ct slz lczFlat lczSteep pccz baseAxis color",
  ],
  ["lens", z.object(parameters as never), "edgeLift material oz pefa r2 r3 r4 r5 d2 d3 d4 bc2 dt design distance"],
  [
    "eye line",
    eyeLine,
    "quantity series seriesId productId productName type totalQty axis baseCurve cylinder diameter power addition color",
  ],
  ["solutions", answerOf(contract.catalogue.solutions), "solutions totalRecords"],
  ["solution", solutionAnswer, "packSize bottlesPerCase starter"],
  ["cart", cartAnswer, "id cartConfirmationNum cartOwner.cartOwnerId cartOwner.type locked"],
  [
    "cart",
    answerOf(contract.cart.populate),
    "preordersPatient preordersStock preordersSolution preordersOffice savedForLater trialWarning",
  ],
  ["cart", answerOf(contract.cart.populate), "rejectedRevenueProducts"],
  ["preorder", preorderAnswer, "id subDomain tenantId locationId cartId cartConfirmationNum distributor sourceType orderType patientId"],
  ["preorder", preorderAnswer, "patientFirst patientLast shippingAddressId dispensingPreference status orderDetail.shipToOffice"],
  ["preorder", preorderAnswer, "orderDetail.shipToCode orderDetail.phoneNo orderDetail.note orderDetail.address orderDetail.locationName"],
  ["preorder", preorderAnswer, "orderDetail.defaultShippingOption orderDetail.practiceName orderDetail.bpn orderDetail.currentUserName"],
  ["preorder", preorderAnswer, "merchandise.category merchandise.purchaseType merchandise.price merchandise.discount merchandise.rx.left"],
  ["preorder", preorderAnswer, "merchandise.rx.right"],
  ["order", orderAnswer, "id bpn patientId orchestrationId preOrderId cartId confirmationNum cartConfirmationNum countryCode type"],
  ["order", orderAnswer, "cancelDate tenantName sourceType tenantId subDomain locationId createdAt updatedAt erpOrderNumber"],
  ["transaction", transactionAnswer, "id orderId preOrderId type shipToOffice shipToCode merchandise.purchaseType merchandise.category"],
  ["transaction", transactionAnswer, "merchandise.price merchandise.discount merchandise.rx.startDate merchandise.rx.expirationDate"],
  ["transaction", transactionAnswer, "merchandise.rx.left merchandise.rx.right merchandise.rx.cartOwner status displayStatus"],
  ["transaction", transactionAnswer, "shippingAddress.name shippingAddress.street shippingAddress.street2 shippingAddress.street3"],
  ["transaction", transactionAnswer, "shippingAddress.street4 shippingAddress.city shippingAddress.state shippingAddress.zip"],
  ["transaction", transactionAnswer, "shippingAddress.country defaultShippingOption distributor transactionConfirmationNum processTime"],
  ["transaction", transactionAnswer, "transactionSortOrder user"],
  [
    "edition",
    answerOf(contract.edition.read),
    "metadata.version metadata.editionName metadata.editionCode metadata.editionUniqueName metadata.url",
  ],
  ["edition", answerOf(contract.edition.read), "metadata.environment metadata.microservicesUsed gpFrontend.navigation.topNavigation"],
  ["edition", answerOf(contract.edition.read), "gpFrontend.navigation.productNavigation gpFrontend.imageCDNPath gpFrontend.orientation"],
  ["edition", answerOf(contract.edition.read), "gpFrontend.productPageSize gpFrontend.orderHistoryPageSize globalSettings.dateFormat"],
  ["edition", answerOf(contract.edition.read), "globalSettings.currencyCode globalSettings.countryCode globalSettings.catalogSuffix"],
  ["edition", answerOf(contract.edition.read), "globalSettings.serviceBaseUrls"],
  ["catalogue query", catalogueQuery, "searchTerm modality type isFavourite isSpeciality pageNo pageSize sortBy sortDirection stockType"],
  ["history query", historyQuery, "cartId pageNo pageSize sortDirection sortBy searchTerm stDate"],
];

const fields = entities.flatMap(([entity, carrier, names]) => names.split(" ").map((field) => [entity, field, carrier] as const));

type Def = { innerType?: z.ZodType; element?: z.ZodType; in?: z.ZodType };

/** The object below what may be null, left out, or a list of it. */
function bare(schema: z.ZodType): z.ZodType {
  const { innerType, element, in: taken } = schema.def as unknown as Def;
  const inner = innerType ?? element ?? taken;
  return inner ? bare(inner) : schema;
}

function has(schema: z.ZodType, [name = "", ...rest]: readonly string[]): boolean {
  const object = bare(schema);
  const field = object instanceof z.ZodObject ? (object.shape as Record<string, z.ZodType>)[name] : undefined;
  return field !== undefined && (rest.length === 0 || has(field, rest));
}

test.each(fields)("%s: %s is a field of the calls (D60)", (_, field, carrier) => {
  expect(has(carrier, field.split("."))).toBe(true);
});

test("a missing field is reported", () => {
  expect(has(orderAnswer, ["erpNumber"])).toBe(false);
  expect(has(preorderAnswer, ["merchandise", "rx", "middle"])).toBe(false);
});
