import { openJsonClient } from "../load";
import type { Shopper } from "../shopper";

type Part = { errorCode?: string; errorResults?: object[] } | null;
type Result = { data?: Record<string, Part>; errors?: object[] };

const names = "query { products(options: { take: 24 }) { totalItems items { id name slug description } } }";
const listing = `query { products(options: { take: 24 }) { totalItems items { id name slug description
  variants { id sku name price priceWithTax currencyCode stockLevel } } } }`;
const changed =
  "... on Order { id code totalQuantity totalWithTax lines { id quantity linePriceWithTax } } ... on ErrorResult { errorCode message }";
const added =
  "order { id code totalQuantity totalWithTax lines { id quantity linePriceWithTax } } errorResults { ... on ErrorResult { errorCode message } }";
const cart = `query { activeOrder { id code state totalQuantity subTotalWithTax totalWithTax
  lines { id quantity linePriceWithTax unitPriceWithTax productVariant { id name sku stockLevel product { id name slug } } } } }`;
/** All that Vendure asks for between a cart and an order, in one request. */
const place = `mutation {
  customer: setCustomerForOrder(input: { emailAddress: "office@practice.example", firstName: "Dana", lastName: "Levi" }) { ${changed} }
  address: setOrderShippingAddress(input: { streetLine1: "Almond Lane 14", countryCode: "IL" }) { ${changed} }
  courier: setOrderShippingMethod(shippingMethodId: ["1"]) { ${changed} }
  review: transitionOrderToState(state: "ArrangingPayment") { ${changed} }
  order: addPaymentToOrder(input: { method: "account", metadata: {} }) { ${changed} }
}`;

/** A client of the shop, with a cart of its own for each order. */
export function openVendureShopper(port: number): Shopper {
  const { post, close } = openJsonClient(port);
  const tokens: string[] = [];
  const ask = async (client: number, query: string) => {
    const token = tokens[client];
    const { answer, headers } = await post<Result>("/shop-api", { query }, token ? { authorization: `Bearer ${token}` } : {});
    const parts = Object.values(answer.data ?? {});
    const refused = parts.flatMap((part) => (part?.errorCode ? [part] : (part?.errorResults ?? [])));
    const mistakes = [...(answer.errors ?? []), ...refused];
    if (mistakes.length > 0) throw new Error(`Vendure refused ${query.slice(0, 60)}: ${JSON.stringify(mistakes[0])}`);
    const given = headers["vendure-auth-token"];
    if (typeof given === "string") tokens[client] = given;
  };
  const items = Array.from({ length: 10 }, (_, at) => `{ productVariantId: "${at + 1}", quantity: 1 }`);
  const fillAtOnce = (client: number) => ask(client, `mutation { cart: addItemsToOrder(inputs: [${items.join(", ")}]) { ${added} } }`);
  const empty = (client: number) => {
    tokens[client] = "";
    return Promise.resolve();
  };
  return {
    close,
    list: (client) => ask(client, listing),
    listNames: (client) => ask(client, names),
    empty,
    fill: fillAtOnce,
    view: (client) => ask(client, cart),
    order: async (client) => {
      await empty(client);
      await fillAtOnce(client);
      await ask(client, place);
    },
    orderByTen: async (client) => {
      await empty(client);
      for (let at = 1; at <= 10; at += 1)
        await ask(client, `mutation { cart: addItemToOrder(productVariantId: "${at}", quantity: 1) { ${changed} } }`);
      await ask(client, place);
    },
  };
}
