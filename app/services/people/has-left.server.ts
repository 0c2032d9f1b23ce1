import type { PracticeDb } from "~/db/database.server";
import { listPeopleNames } from "~/db/queries/practice/audit.server";

/** Whether an id is that of somebody who left the practice. */
export const hasLeft = async (db: PracticeDb, id: string) => (await listPeopleNames(db)).some((each) => each.isFormer && each.id === id);
