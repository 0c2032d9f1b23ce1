import { parse } from "libpg-query";

type Node = { readonly [name: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);
const under = (node: unknown, ...path: string[]): unknown => path.reduce<unknown>((at, name) => (isNode(at) ? at[name] : undefined), node);

/** A level of a query: what it reads, and which practices are equal there. A level inside another sees what that one reads. */
type Level = { tables: Map<string, string>; equal: [string, string][]; outer: Level | null };

/** Stands for a value that is the same for all rows: a parameter, a constant, a setting. */
const given = "a given practice";

/**
 * The tables of a statement, of those named, whose rows it does not hold to one practice: neither a value nor another table of the
 * statement that is held says which, by `tenant_id = ...`. Views and functions are not followed.
 */
export async function findUnpinned(statement: string, tables: ReadonlySet<string>): Promise<string[]> {
  const parsed = await parse(statement);
  const levels: Level[] = [];
  const named = new Set<string>();
  visit(parsed, null);
  return levels.flatMap((level) => unpinnedOf(level));

  function visit(value: unknown, level: Level | null): void {
    if (Array.isArray(value)) for (const each of value) visit(each, level);
    if (!isNode(value)) return;
    for (const [name, part] of Object.entries(value)) {
      if (["SelectStmt", "UpdateStmt", "DeleteStmt", "InsertStmt"].includes(name) || name === "larg" || name === "rarg")
        visitLevel(name, part, level);
      else visitPart(name, part, level);
    }
  }

  function visitLevel(name: string, part: unknown, outer: Level | null): void {
    // Both sides of a join lie on the same level; those of a union have levels of their own.
    const isJoined = (name === "larg" || name === "rarg") && !(isNode(part) && "op" in part);
    if (isJoined && outer) {
      visit(part, outer);
      return;
    }
    const level: Level = { tables: new Map(), equal: [], outer };
    levels.push(level);
    for (const entry of listOf(under(part, "withClause", "ctes"))) named.add(String(under(entry, "CommonTableExpr", "ctename")));
    // What an insert names is where its rows go; they say the practice themselves.
    if (name !== "InsertStmt") parseTable(under(part, "relation"), level);
    visit(isNode(part) ? Object.fromEntries(Object.entries(part).filter(([key]) => key !== "relation")) : part, level);
  }

  function visitPart(name: string, part: unknown, level: Level | null): void {
    if (level && name === "RangeVar") parseTable(part, level);
    if (level && name === "A_Expr") parseEquality(part, level);
    visit(part, level);
  }

  function parseTable(range: unknown, level: Level): void {
    const table = under(range, "relname");
    if (typeof table !== "string") return;
    level.tables.set(String(under(range, "alias", "aliasname") ?? table), table);
  }

  function parseEquality(expression: unknown, level: Level): void {
    const operator = under(listOf(under(expression, "name"))[0], "String", "sval");
    if (operator !== "=") return;
    const [left, right] = ["lexpr", "rexpr"].map((side) => {
      const value = under(expression, side);
      return under(value, "RowExpr", "args") ? listOf(under(value, "RowExpr", "args")) : [value];
    });
    (left ?? []).forEach((one, at) => {
      const pair = [practiceOf(one, level), practiceOf((right ?? [])[at], level)] as const;
      if (pair[0] && pair[1]) level.equal.push([pair[0], pair[1]]);
    });
  }

  /** Which table's practice an expression is; `given` for a value, null for any other column. */
  function practiceOf(expression: unknown, level: Level): string | null {
    const fields = listOf(under(expression, "ColumnRef", "fields")).map((field) => String(under(field, "String", "sval")));
    if (fields.length === 0) return listOf(under(expression, "SubLink")).length > 0 ? null : given;
    if (fields.at(-1) !== "tenant_id") return null;
    return fields.at(-2) ?? [...level.tables.keys()].at(0) ?? given;
  }

  function unpinnedOf(level: Level): string[] {
    const held = new Set([given]);
    for (let at: Level | null = level.outer; at; at = at.outer) for (const alias of at.tables.keys()) held.add(alias);
    // What another part of the statement has read is held there.
    for (const [alias, table] of level.tables) if (named.has(table)) held.add(alias);
    for (let size = 0; size !== held.size; ) {
      size = held.size;
      for (const [one, other] of level.equal) {
        if (held.has(one)) held.add(other);
        if (held.has(other)) held.add(one);
      }
    }
    return [...level.tables].filter(([alias, table]) => tables.has(table) && !held.has(alias)).map(([, table]) => table);
  }
}
