import { editionOf } from "~/editions/editions";
import { signedIn } from "../access.server";

/** Returns the configuration of the signed-in practice's edition (D60); another edition is not found (D35). */
export const loadEdition = signedIn.edition.read.handler(({ input, context, errors }) => {
  if (input.edition !== context.person.edition) throw errors.notFound();
  const edition = editionOf(input.edition);
  const url = context.settings.publicUrl.replace("{subDomain}", context.person.subDomain);
  return {
    metadata: {
      version: edition.version,
      editionName: edition.name,
      editionCode: edition.code,
      editionUniqueName: edition.uniqueName,
      url,
      environment: context.settings.environment,
      microservicesUsed: ["gpmaster", "gporders"],
    },
    gpFrontend: {
      navigation: { topNavigation: edition.topNavigation, productNavigation: edition.productNavigation },
      imageCDNPath: edition.imagePath,
      orientation: edition.orientation,
      productPageSize: edition.productPageSize,
      orderHistoryPageSize: edition.orderHistoryPageSize,
    },
    globalSettings: {
      dateFormat: edition.dateFormat.day,
      currencyCode: edition.currency,
      countryCode: edition.code,
      catalogSuffix: "standard",
      serviceBaseUrls: { calls: `${url}/api`, description: `${url}/api/openapi.json` },
    },
  };
});
