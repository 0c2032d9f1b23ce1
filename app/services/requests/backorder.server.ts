import type { PracticeDb } from "~/db/database.server";
import { findRequest, type RequestRow } from "~/db/queries/orders/requests.server";
import { type BackorderChoice, possibleChoices } from "~/domain/request/backorder-choice";
import { namedLine, type Replacement } from "~/domain/request/order-request";
import { replacementsOf } from "~/domain/request/replacements";
import { moneyIn } from "~/services/cart/cart-answer.server";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { loadStockLevels, shelfFinder } from "../catalogue/find-shelf.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { type FoundLine, findOrderedLine, lockOrderedLine } from "./ordered-line.server";
import { placeRequest, withdrawRequest } from "./place-request.server";
import { replacementAnswerOf, requestAnswerOf } from "./request-answer.server";

const isChoice = ({ kind }: RequestRow) => kind !== "return" && kind !== "shortage";

/** Returns what can be done about a line on backorder today, with the boxes and packs in stock (D79). */
export const loadBackorder = signedIn.requests.readBackorder.handler(({ input, context, errors }) =>
  context.read(async (db) => {
    const found = await findOrderedLine(db, context, input);
    if (!found) throw errors.notFound();
    const { order, part, line } = found;
    const { edition } = context;
    const money = moneyIn(edition);
    const { choices, onHand, replacements } = await choicesOf(db, context, found);
    return {
      ...{ cartId: order.cartId, confirmationNum: order.confirmationNum, line: namedLine(line), net: money(line.net) },
      ...{ promisedDay: part.promisedDay, choices, onHand, chosen: chosenOf(found) },
      replacements: replacements.map((each) => ({
        ...replacementAnswerOf(each, edition),
        difference: money(each.unitPrice * each.quantity - line.net),
      })),
    };
  }),
);

/** Chooses for a line (D79) and withdraws an earlier, unanswered choice. */
export const chooseForBackorder = signedIn.requests.chooseForBackorder.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { requestId, choice, productId } = input;
    const { edition } = context;
    const found = await lockOrderedLine(db, context, input);
    if (!found) throw errors.notFound();
    const present = await findRequest(db, requestId);
    if (present && !found.requests.some(({ id }) => id === requestId)) throw errors.notFound();
    if (present) return { request: requestAnswerOf(present, edition) };
    const { choices, onHand, replacements } = await choicesOf(db, context, found);
    const replacement = replacements.find((each) => each.productId === productId);
    const isPossible = choices.includes(choice) && (choice !== "replace" || replacement !== undefined);
    if (!isPossible) throw errors.choiceImpossible({ data: { choice, choices } });
    const before = found.requests.find((each) => isChoice(each) && each.state === "asked");
    const withdrawn = before && (await withdrawRequest(db, context, before));
    if (choice === "wait") return { request: withdrawn ? requestAnswerOf(withdrawn, edition) : null };
    const { order, part, line } = found;
    const details = {
      line: namedLine(line),
      ...(choice === "sendAvailable" ? { quantity: Math.min(onHand, line.quantity) } : {}),
      ...(choice === "replace" && replacement ? { replacement } : {}),
    };
    const request = { id: requestId, kind: choice, transactionId: part.id, lineId: line.id, details, words: "" };
    return { request: requestAnswerOf(await placeRequest(db, context, order, request), edition) };
  }),
);

/** Returns the last choice in effect: asked, or accepted by the distributor. */
function chosenOf({ requests }: FoundLine): BackorderChoice {
  const lastChoice = requests.findLast((each) => isChoice(each) && (each.state === "asked" || each.state === "accepted"));
  return (lastChoice?.kind as BackorderChoice | undefined) ?? "wait";
}

type Choices = { choices: BackorderChoice[]; onHand: number; replacements: Replacement[] };

/** Returns the choices for a line; none once the distributor has agreed to replace or cancel it. */
async function choicesOf(db: PracticeDb, { edition, now }: Pick<SignedInContext, "edition" | "now">, found: FoundLine): Promise<Choices> {
  const { part, line, requests } = found;
  const isGone = requests.some(({ kind, state }) => state === "accepted" && (kind === "replace" || kind === "cancelLine"));
  if (isGone) return { choices: [], onHand: 0, replacements: [] };
  const catalogue = await loadCatalogue(db.tx, edition.code);
  const series = catalogue.seriesById.get(line.seriesId ?? "");
  const isTrial = part.merchandise.purchaseType === "Trial";
  const packs = series?.active && !isTrial ? replacementsOf(series, line, catalogue.prices) : [];
  const levels = await loadStockLevels(db, edition.code, [line.productId, ...packs.map(({ productId }) => productId)]);
  const shelf = shelfFinder(catalogue, levels, { edition, now });
  const boxesOf = (itemId: string, productId: string) => {
    const found = shelf(itemId, productId);
    return found && !found.soldOut ? found.onHand : 0;
  };
  const onHand = boxesOf(line.seriesId ?? line.solutionId ?? "", line.productId);
  const replacements = packs.filter((pack) => boxesOf(pack.seriesId, pack.productId) >= pack.quantity);
  const { status, merchandise } = part;
  const { available } = merchandise;
  return {
    choices: possibleChoices({ status, available, quantity: line.quantity, onHand, isReplaceable: replacements.length > 0 }),
    onHand,
    replacements,
  };
}
