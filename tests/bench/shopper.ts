import { v7 as newId } from "uuid";
import { people, type Session, signIn } from "~tests/helpers/people-who-order";
import { openJsonClient } from "./load";

/** What several clients at once do in a shop, each by its number; what is refused is thrown. */
export type Shopper = {
  /** A page of 24 products with their prices and stock. */
  list: (client: number) => Promise<unknown>;
  /** The same, or without prices and stock where a shop can leave them out. */
  listNames: (client: number) => Promise<unknown>;
  empty: (client: number) => Promise<unknown>;
  /** Puts ten lines into the cart, to be viewed. */
  fill: (client: number) => Promise<unknown>;
  view: (client: number) => Promise<unknown>;
  /** An order of ten lines that are added at once. */
  order: (client: number) => Promise<unknown>;
  /** An order of ten lines that are added one by one. */
  orderByTen: (client: number) => Promise<unknown>;
  close: () => void;
};

const master = "/api/gp/passthrough/api/gpmaster";
const cartPath = "/api/gp/passthrough/api/gporders/cart";

/** The eight people of the demo as clients of the portal. */
export async function openPortalShopper(port: number): Promise<Shopper> {
  const { post, close } = openJsonClient(port);
  const sessions = await Promise.all(people.map((person) => signIn(port, person)));
  const of = (client: number) => ({ ...(sessions[client] as Session), ...(people[client] as (typeof people)[number]) });
  const call = async (client: number, name: string, body: object) =>
    (await post<{ cart: { id: string }; holdId: string }>(`${cartPath}/${name}`, body, { cookie: of(client).cookie })).answer;
  const stock = (client: number, sizes: readonly number[]) => ({
    id: newId(),
    orderType: "Stock",
    merchandise: {
      purchaseType: "Revenue",
      lines: sizes.map((size) => ({
        ...{
          id: newId(),
          seriesId: of(client).seriesId,
          packSize: 30,
          power: -(1 + size) / 4,
          baseCurve: 8.4,
          diameter: 14.2,
          quantity: 1,
        },
      })),
    },
  });
  const sizes = Array.from({ length: 10 }, (_, at) => at);
  const add = async (client: number, preorder: object) =>
    (await call(client, "sync", { locationId: of(client).locationId, preorders: [preorder] })).cart.id;
  const place = async (client: number, cartId: string): Promise<void> => {
    const { holdId } = await call(client, "startcheckout", { cartId });
    try {
      await call(client, "checkout", { cartId, holdId, acceptTerms: true });
    } catch (error) {
      // Somebody else took the last boxes meanwhile, which a person is asked about.
      if (!String(error).includes("reviewChanged")) throw error;
      await place(client, cartId);
    }
  };
  const fill = (client: number) => add(client, stock(client, sizes));
  const list = (client: number) => {
    const country = of(client).seriesId.slice(0, 2).toUpperCase();
    return post(`${master}/catalog/getseries/${country}`, { pageSize: 24 }, { cookie: of(client).cookie });
  };
  return {
    close,
    ...{ list, listNames: list },
    empty: async (client) => {
      const { cart } = await call(client, "view", { locationId: of(client).locationId });
      if (cart) await call(client, "empty", { cartId: cart.id });
    },
    fill,
    view: (client) => call(client, "populate", { locationId: of(client).locationId }),
    order: async (client) => place(client, await fill(client)),
    orderByTen: async (client) => {
      let cartId = "";
      for (const size of sizes) cartId = await add(client, stock(client, [size]));
      await place(client, cartId);
    },
  };
}
