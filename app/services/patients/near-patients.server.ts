import Fuse from "fuse.js";
import type { PracticeDb } from "~/db/database.server";
import { listPatientsByBeginning, type SearchScope } from "~/db/queries/patients/patient-search.server";
import type { PatientRow } from "~/db/queries/patients/patients.server";
import { searchKey, searchWords } from "~/domain/account/search-key";

/** The maximum distance of a name from what was typed, between 0 and 1. */
const fuzzy = { threshold: 0.4, ignoreLocation: true } as const;
const patternLengthMax = 32;
/**
 * Number of initial letters that candidates share with a typed word; a limited number of them is ranked, however many patients there are.
 */
const lettersTrusted = 2;
const candidatesMax = 200;
const wordsMax = 3;
const nearMax = 5;

/** Returns patients with names similar to what was typed, best first: a wrong, missing or misplaced letter is tolerated. */
export async function listNearPatients(db: PracticeDb, scope: SearchScope, searchTerm: string): Promise<PatientRow[]> {
  // An unknown number is not a name with a mistake in it.
  if (/\p{N}/u.test(searchTerm)) return [];
  const words = searchWords(searchTerm).filter((word) => /^\p{L}{3,}$/u.test(word));
  const candidates = new Map<string, PatientRow>();
  for (const word of words.slice(0, wordsMax)) {
    const beginning = [...word].slice(0, lettersTrusted).join("");
    const bounds = { after: null, without: [...candidates.keys()], scan: 2 * candidatesMax, limit: candidatesMax };
    const found = await listPatientsByBeginning(db.tx, scope, { beginning, others: [] }, bounds);
    for (const { patient } of found) candidates.set(patient.id, patient);
  }
  const fuse = new Fuse([...candidates.values()], {
    ...fuzzy,
    keys: [
      { name: "familyFirst", getFn: ({ firstName, lastName }) => searchKey(`${lastName} ${firstName}`) },
      { name: "firstName", getFn: ({ firstName, lastName }) => searchKey(`${firstName} ${lastName}`) },
    ],
  });
  return fuse.search(words.join(" ").slice(0, patternLengthMax), { limit: nearMax }).map(({ item }) => item);
}
