import { isDatabaseAway } from "~/db/is-database-away.server";

/** Middleware around the calls: replaces the error of a call that found no database. */
export const withoutDatabase =
  (instead: (error: unknown) => unknown) =>
  async <Answer>({ next }: { next: () => Promise<Answer> }): Promise<Answer> => {
    try {
      return await next();
    } catch (error) {
      throw isDatabaseAway(error) ? instead(error) : error;
    }
  };
