import { expect, test } from "vitest";
import { couldNotBegin, isDatabaseAway } from "~/db/is-database-away.server";
import { PracticeBusyError } from "~/db/practice-busy-error.server";

const withCode = (code: string) => Object.assign(new Error("as the driver throws it"), { code });

test.each([
  ["a connection that broke", withCode("08006")],
  ["too many connections", withCode("53300")],
  ["no space left", withCode("53100")],
  ["a session that was ended", withCode("57P01")],
  ["a crash", withCode("57P02")],
  ["a database that is starting", withCode("57P03")],
  ["a statement that took too long", withCode("57014")],
  ["a lock that did not come in time", withCode("55P03")],
  ["a stand-by, which takes no writes", withCode("25006")],
  ["nobody behind the address", withCode("ECONNREFUSED")],
  ["a connection that was cut", withCode("ECONNRESET")],
  ["the driver's word for it", new Error("Connection terminated unexpectedly")],
  ["a client that is lost already", new Error("Client has encountered a connection error and is not queryable")],
  ["a pool from which no connection came in time", new Error("timeout exceeded when trying to connect")],
  ["the same as the cause of a failed statement", new Error("Failed query", { cause: withCode("57P01") })],
])("the database counts as unreachable after %s", (_, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ["a conflict that is tried again", withCode("40001")],
  ["a deadlock", withCode("40P01")],
  ["a value that is there already", withCode("23505")],
  ["a text that it cannot hold", withCode("22021")],
  ["a mistake of our own", new TypeError("Cannot read properties of undefined")],
  ["what is no error", "ECONNREFUSED"],
])("the database counts as reachable after %s", (_, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

test.each([
  ["nobody behind the address", withCode("ECONNREFUSED"), true],
  ["a database that is starting", withCode("57P03"), true],
  ["a stand-by, which takes no writes", withCode("25006"), true],
  ["the driver's word for a lost connection, as a cause", new Error("Failed query", { cause: new Error("Connection terminated") }), true],
  ["too many connections", withCode("53300"), true],
  ["a pool from which no connection came in time", new Error("timeout exceeded when trying to connect"), true],
  ["a practice whose share of the connections is in use", new PracticeBusyError(), true],
  ["a statement that took too long", withCode("57014"), false],
  ["a lock that did not come in time", withCode("55P03"), false],
])("after %s another server may answer: %s", (_, error, mayAnswer) => {
  expect(couldNotBegin(error)).toBe(mayAnswer);
});
