import { sql } from "drizzle-orm";
import { testDatabase } from "~tests/helpers/database";

/** The distributor takes the trials of a series off its list. */
export async function withoutTrialReference(seriesId: string): Promise<void> {
  const { owner } = await testDatabase();
  await owner.execute(sql`update series set data = jsonb_set(data::jsonb, '{trialReference}', 'null') where id = ${seriesId}`);
  await owner.execute(sql`update catalogue_versions set version = version + 1`);
}
