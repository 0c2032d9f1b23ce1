import type { PracticeDb } from "~/db/database.server";
import {
  findPractices,
  type ListedPractice,
  listOperatorActs,
  listPractices,
  loadPracticeNews,
} from "~/db/queries/practice/operator.server";
import { findTenant, listLocations, type TenantRow } from "~/db/queries/practice/tenants.server";
import { searchWords } from "~/domain/account/search-key";
import { dayMilliseconds } from "~/domain/calendar/days";
import { isUuid } from "~/domain/is-uuid";
import { operator } from "../access.server";

const pageSize = 20;
const actsMax = 20;
const noNews = { lastOrderAt: null, failedHandOvers: 0, waitingRequests: 0, failedCheckouts: 0 };

/** Returns practices by name, or those that a search finds (D6), including suspended ones. */
export const findOrListPractices = operator.operator.practices.handler(async ({ input, context: { doors, now } }) => {
  const beginning = input.search?.trim() ?? "";
  const rows = await doors.readOperator((tx) =>
    beginning === ""
      ? listPractices(tx, parseCursor(input.after), pageSize + 1)
      : findPractices(tx, { beginning, words: searchWords(beginning) }, pageSize + 1),
  );
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const dayAgo = new Date(now.getTime() - dayMilliseconds);
  const ids = shown.map(({ tenantId }) => tenantId);
  const news = new Map((await doors.readOperator((tx) => loadPracticeNews(tx, ids, dayAgo))).map((each) => [each.tenantId, each]));
  return {
    practices: shown.map((practice) => ({ ...listedAnswer(practice), ...(news.get(practice.tenantId) ?? noNews) })),
    next: last && beginning === "" && rows.length > pageSize ? `${last.tenantId} ${last.practiceName}` : null,
    more: beginning !== "" && rows.length > pageSize,
  };
});

/** Returns a practice with its locations and what operators did in it. */
export const loadPractice = operator.operator.practice.handler(async ({ input, context: { doors }, errors }) => {
  const answer = await doors.readOperatorOf(input.tenantId, loadPracticeAnswer);
  if (!answer) throw errors.notFound();
  return answer;
});

/** Returns a practice as operators see it; null when there is none. */
export async function loadPracticeAnswer(db: PracticeDb) {
  const tenant = await findTenant(db);
  if (!tenant) return null;
  const locations = await listLocations(db);
  const acts = await listOperatorActs(db, actsMax);
  return {
    ...listedAnswer(tenant),
    ...contactOf(tenant),
    locations: locations.map(({ id, name, city, shipToCode }) => ({ id, name, city, shipToCode })),
    acts,
  };
}

function listedAnswer({ tenantId, practiceName, subDomain, countryCode, status, partnerNumber }: ListedPractice) {
  return { tenantId, practiceName, subDomain, edition: countryCode, status, partnerNumber };
}

const contactOf = ({ email, phone, createdAt }: TenantRow) => ({ email, phone, createdAt });

/** Returns where the previous page ended; any other text starts from the first practice. */
function parseCursor(text: string | undefined): { tenantId: string; practiceName: string } | null {
  const [tenantId = "", ...name] = (text ?? "").split(" ");
  return isUuid(tenantId) ? { tenantId, practiceName: name.join(" ") } : null;
}
