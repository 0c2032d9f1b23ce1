import type { Inputs } from "~/calls/answers";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { givenOperatorIn } from "../session/accounts";

export const reason = "The list was last year's";

/** The demo's catalogue, an operator and a person of a practice that orders from it. */
export async function givenImporter() {
  await givenCatalogue();
  const practice = await givenPractice();
  const { carrier } = await givenOperatorIn(practice);
  const person = await givenPerson(practice);
  const operator = await callsFor(null, { carrier });
  type File = Partial<Inputs["imports"]["preview"]> & { content: string };
  const preview = (file: File) => operator.imports.preview({ edition: "IL", kind: "prices", fileName: "prices.csv", ...file });
  const take = async (file: File) => {
    const { previewId, baseline } = await preview(file);
    return operator.imports.apply({ previewId, baseline });
  };
  const buyer = await callsFor(person);
  /** What a practice pays for a box of a pack of MyDay, in agorot. */
  const priceOf = async (packSize = 30) => {
    const { series } = await buyer.catalogue.seriesByIds({ seriesIds: ["il-myday"] });
    return series[0]?.packs.find((pack) => pack.packSize === packSize)?.priceRetail.amount;
  };
  return { practice, person, operator, buyer, preview, take, priceOf };
}

export const priceHead = "itemId,packSize,priceRetail,priceAnnual,annualBoxes";
export const mydayPrice = (retail: string) => `${priceHead}\nil-myday,30,${retail},1,12\n`;
