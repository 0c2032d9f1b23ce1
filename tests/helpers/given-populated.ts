import { noOpenCart } from "~/domain/cart/no-open-cart";
import type { CartLine, CartPreorder } from "~/forms/cart/cart-groups";
import type { PopulatedCart } from "~/forms/cart/populated-cart";

const money = (amount: number) => ({ amount, currency: "ILS" as const });
const sums = {
  lenses: money(9200),
  solutions: money(0),
  discount: money(0),
  fee: money(0),
  net: money(9200),
  vat: money(1656),
  gross: money(10_856),
  vatRateBasisPoints: 1800,
  pricesIncludeVat: false,
};

/** One box of a daily lens, in stock, as the cart answers it. */
export function givenLine(more: Partial<CartLine>): CartLine {
  return {
    id: "line",
    eye: null,
    itemId: "series",
    seriesId: "series",
    solutionId: null,
    productId: "product",
    productName: "MyDay",
    imageId: "image",
    packSize: 30,
    values: { power: -3.25 },
    quantity: 1,
    price: money(9200),
    discount: money(0),
    net: money(9200),
    promotion: null,
    priceStep: null,
    arrivals: [{ quantity: 1, day: "2026-11-25", isLater: false, toPatient: false }],
    stock: { status: "inStock", left: null, now: 1, later: 0, expectedAt: null },
    promise: null,
    orderable: true,
    ...more,
  };
}

/** A stock order of the practice as the cart answers it. */
export function givenPreorder(more: Partial<CartPreorder>): CartPreorder {
  return {
    id: "preorder",
    revision: 1,
    status: "active",
    cartId: "cart",
    locationId: "location",
    ...{ tenantId: "tenant", subDomain: "einayim", cartConfirmationNum: null },
    orderDetail: {
      ...{ shipToOffice: true, shipToCode: "EIN-01", phoneNo: "050-000-0001", note: "", currentUserName: "Noa Shalev" },
      ...{ locationName: "Center", defaultShippingOption: "DAY", practiceName: "Einayim", bpn: "4100-1" },
      address: { name: "Einayim, Center", street: "", street2: "", street3: "", street4: "", city: "", state: "", zip: "", country: "" },
    },
    distributor: "CVI",
    findings: [],
    sourceType: "Israel",
    orderType: "Stock",
    kind: "stock",
    patientId: null,
    patientFirst: null,
    patientLast: null,
    customerId: null,
    shippingAddressId: null,
    shippingAddress: null,
    dispensingPreference: "DispenseFromOffice",
    shippingRefusal: null,
    note: "",
    promotionId: null,
    promotionEnded: false,
    replacesOrderId: null,
    replacedOrder: null,
    merchandise: {
      ...{ category: "ContactLenses", purchaseType: "Revenue", price: money(9200), discount: money(0) },
      ...{ rx: null, lines: [], solutions: null },
    },
    lines: [],
    boxesQuantity: 1,
    sums,
    createdAt: new Date("2026-11-24T10:00:00Z"),
    updatedAt: new Date("2026-11-24T10:00:00Z"),
    ...more,
  };
}

/** An open cart with the given groups and findings. */
export function givenCart(more: Partial<PopulatedCart>): PopulatedCart {
  return {
    ...noOpenCart,
    cart: {
      id: "cart",
      locationId: "location",
      cartConfirmationNum: null,
      cartOwner: { cartOwnerId: "user", type: "user" },
      locked: false,
      hold: null,
      itemsQuantity: 1,
      maxItems: 1000,
      sums,
      promise: null,
    },
    ...more,
  };
}
