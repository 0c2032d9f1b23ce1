import ts from "typescript";
import { expect, test } from "vitest";
import { routeFilesAt } from "~tests/helpers/route-files";
import { listFiles, parse, type SourceFile, walk } from "./source-files";

/** Attributes and properties that hold the path of a page, and functions that take one first. */
const names = ["action", "backTo", "formAction", "href", "to"];
const functions = ["navigate", "redirect", "redirectDocument"];

const files = ["components", "forms", "i18n", "middleware", "offline", "routes", "server"].flatMap((folder) =>
  listFiles(`app/${folder}`, [".ts", ".tsx"]),
);

/** The paths that a value may have: an inserted segment counts as an id, what else is inserted as nothing. Unknown beginnings are left out. */
function pathsOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return pathsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...pathsOf(node.whenTrue), ...pathsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...pathsOf(node.left), ...pathsOf(node.right)];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node) || node.head.text === "") return [];
  const { head, templateSpans } = node;
  return [templateSpans.reduce((text, { literal }) => text + (text.endsWith("/") ? "id" : "") + literal.text, head.text)];
}

function linksOf(file: SourceFile): string[] {
  const found: string[] = [];
  walk(parse(file), (node) => {
    const isNamed = (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && names.includes(node.name.getText());
    if (isNamed) found.push(...pathsOf(node.initializer));
    if (ts.isCallExpression(node) && functions.includes(node.expression.getText())) found.push(...pathsOf(node.arguments[0]));
  });
  return found.filter((path) => /^\/[a-z]/.test(path));
}

test("every path that a link, a form or a redirect names is a page", () => {
  const filesOf = new Map<string, string[]>();
  for (const file of files) {
    for (const link of linksOf(file)) {
      const path = link.replace(/[?#].*$/, "");
      filesOf.set(path, [...(filesOf.get(path) ?? []), file.path]);
    }
  }
  expect(filesOf.size).toBeGreaterThan(50);
  const isPage = (path: string) => routeFilesAt(path).at(-1) !== "routes/not-found.tsx";
  expect([...filesOf].filter(([path]) => !isPage(path))).toEqual([]);
});
