import { isDatabaseAway } from "~/db/is-database-away.server";

/** Stands around calls: throws something else where one found no database. */
export const withoutDatabase =
  (instead: (error: unknown) => unknown) =>
  async <Answer>({ next }: { next: () => Promise<Answer> }): Promise<Answer> => {
    try {
      return await next();
    } catch (error) {
      throw isDatabaseAway(error) ? instead(error) : error;
    }
  };
