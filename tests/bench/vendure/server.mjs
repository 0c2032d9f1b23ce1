/**
 * A shop of Vendure with 48 products, for the bench to compare with; it runs in the folder in which Vendure is installed. Run with `fill` and
 * the address of an empty database, then with the port to listen on and the address.
 */
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { bootstrap, DefaultLogger, dummyPaymentHandler, LogLevel } from "@vendure/core";
import { populate } from "@vendure/core/cli/index.js";

const [portOrFill, url] = process.argv.slice(2);
const isFilling = portOrFill === "fill";
const { searchParams, hostname, port, username, pathname } = new URL(url);
/** The address in parts, because TypeORM overlooks that of a socket in an address. */
const address = { host: searchParams.get("host") ?? hostname, port: Number(port), username, database: pathname.slice(1) };

const config = {
  apiOptions: { port: isFilling ? 0 : Number(portOrFill), hostname: "127.0.0.1", adminApiPath: "admin-api", shopApiPath: "shop-api" },
  authOptions: { tokenMethod: ["bearer"], superadminCredentials: { identifier: "bench", password: randomUUID() } },
  dbConnectionOptions: { type: "postgres", ...address, synchronize: isFilling, logging: false },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [],
};

const initialData = {
  defaultLanguage: "en",
  defaultZone: "Asia",
  countries: [{ name: "Israel", code: "IL", zone: "Asia" }],
  taxRates: [{ name: "VAT", percentage: 18 }],
  shippingMethods: [{ name: "Courier", price: 0 }],
  paymentMethods: [
    { name: "Account", handler: { code: dummyPaymentHandler.code, arguments: [{ name: "automaticSettle", value: "true" }] } },
  ],
  collections: [],
};

if (isFilling) {
  const columns = "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory";
  const rows = Array.from(
    { length: 48 },
    (_, at) => `Lens ${at},lens-${at},A lens for every day,,,,,L${at},${90 + at},standard,1000000,true,,`,
  );
  writeFileSync("products.csv", [`${columns},variantAssets,variantFacets`, ...rows].join("\n"));
  const shop = await populate(() => bootstrap(config), initialData, "products.csv");
  await shop.close();
  process.exit(0);
}
await bootstrap(config);
