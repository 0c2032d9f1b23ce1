import { z } from "zod";
import { masterPath, signedInCall } from "./base";
import { editionCode } from "./shapes/basic-shapes";

/** The edition's configuration (D60), loaded once a person is signed in. */
export const read = signedInCall
  .route({ method: "GET", path: `${masterPath}/edition/{edition}`, summary: "Read the configuration of an edition", tags: ["edition"] })
  .input(z.object({ edition: editionCode }))
  .output(
    z.object({
      metadata: z.object({
        version: z.string(),
        editionName: z.string(),
        editionCode,
        editionUniqueName: z.string(),
        url: z.string(),
        environment: z.string(),
        microservicesUsed: z.array(z.string()),
      }),
      gpFrontend: z.object({
        navigation: z.object({ topNavigation: z.array(z.string()), productNavigation: z.array(z.string()) }),
        imageCDNPath: z.string(),
        orientation: z.enum(["rtl", "ltr"]),
        productPageSize: z.int(),
        orderHistoryPageSize: z.int(),
      }),
      globalSettings: z.object({
        dateFormat: z.string(),
        currencyCode: z.string(),
        countryCode: editionCode,
        catalogSuffix: z.string(),
        serviceBaseUrls: z.record(z.string(), z.string()),
      }),
    }),
  );
