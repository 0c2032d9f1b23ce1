import type pg from "pg";

/** Opens a connection of the test's own, which may write whatever the database allows to others. */
type Connect = () => Promise<pg.Client>;

/** The connections of the portals, after `select`. */
export const portalConnections = "from pg_stat_activity where application_name = 'dioptre'";

/** What goes wrong in a database that runs; each returns how it is put right. */
export const databaseFaults: Record<string, (connect: Connect) => Promise<() => Promise<unknown>>> = {
  "accepts no writes": async (connect) => {
    const client = await connect();
    const setTo = async (value: "on" | "off") => {
      await client.query(`alter system set default_transaction_read_only = ${value}`);
      await client.query("select pg_reload_conf()");
    };
    await setTo("on");
    return () => setTo("off").then(() => client.end());
  },
  "holds a lock that is not released": async (connect) => {
    const client = await connect();
    await client.query("begin");
    await client.query("lock table carts in access exclusive mode");
    return () => client.end();
  },
  "has no connection to spare": async (connect) => {
    const taken = [await connect()];
    const fill = async () =>
      (await Promise.allSettled(Array.from({ length: 120 }, connect))).flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    // Until none is left to the portals, which ask for connections too.
    for (let left = 1; left > 0; ) {
      await taken[0]?.query(`select pg_terminate_backend(pid) ${portalConnections}`);
      taken.push(...(await fill()));
      left = (await taken[0]?.query(`select count(*)::int as left ${portalConnections}`))?.rows[0].left;
    }
    return () => Promise.all(taken.map((client) => client.end()));
  },
};
