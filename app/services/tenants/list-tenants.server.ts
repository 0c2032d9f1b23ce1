import { type DirectoryEntry, listDirectoryCandidates } from "~/db/queries/practice/directory.server";
import { addressGroup } from "~/domain/account/address-limit";
import { canSearchPractice, partnerBeginning } from "~/domain/account/directory-words";
import { searchWords } from "~/domain/account/search-key";
import { open } from "../access.server";
import { createTokenBuckets } from "../token-buckets.server";
import { patternLengthMax, rankPractices } from "./rank-practices.server";

const candidatesMax = 200;
const searches = createTokenBuckets({ perSecond: 10 });

/** A word without any hit is searched for again by this many of its first letters, to tolerate typing mistakes. */
const shortBeginningLength = 2;

/**
 * Searches the public list of practices (D6): at least 2 characters, else nothing; at most 20 locations, best first; 10 searches a second
 * per IP address (a network of 64 bits with IPv6), which the portal's processes share. The database returns at most 200 candidates from its
 * indexes, which are then ranked.
 */
export const listTenants = open.tenants.list.handler(async ({ input, context, errors }) => {
  const search = [...(input.search ?? "").trim()].slice(0, patternLengthMax).join("");
  if (!canSearchPractice(search)) return [];
  const retryAfterSeconds = searches.take(addressGroup(context.callerAddress), context.settings.workers);
  if (retryAfterSeconds > 0) throw errors.tooManyRequests({ data: { retryAfterSeconds } });
  const words = searchWords(search);
  const find = (beginnings: readonly string[], match: "all" | "any"): Promise<DirectoryEntry[]> =>
    context.doors.asVisitor((tx) =>
      listDirectoryCandidates(tx, { beginnings, match, partnerNumber: partnerBeginning(search) }, candidatesMax),
    );
  const exact = await find(words, "all");
  const candidates =
    exact.length > 0
      ? exact
      : await find(
          words.map((word) => [...word].slice(0, shortBeginningLength).join("")),
          "any",
        );
  return rankPractices(candidates, search).map((entry) => ({
    tenantId: entry.tenantId,
    practiceName: entry.practiceName,
    subDomain: entry.subDomain,
    location: { id: entry.locationId, name: entry.locationName },
  }));
});
