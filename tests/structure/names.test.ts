import { basename } from "node:path/posix";
import ts from "typescript";
import { expect, test } from "vitest";
import { listFiles, parse, walk } from "./source-files";

// In app/calls `read...` is part of the name of a call, which other programs use.
const code = listFiles("app", [".ts", ".tsx"]).filter(({ path }) => !path.startsWith("app/calls/"));

test("functions that ask or parse are called load... or parse...; only readForm is called read...", () => {
  const functions = code
    .filter(({ text }) => /\bread(?![a-z])/.test(text))
    .flatMap((file) => {
      const found: string[] = [];
      walk(parse(file), (node) => {
        const isNamed = ts.isFunctionDeclaration(node) || (ts.isImportSpecifier(node) && node.propertyName !== undefined);
        if (!isNamed && !(ts.isVariableDeclaration(node) && isFunction(node.initializer))) return;
        const name = node.name?.getText() ?? "";
        if (/^read(?![a-z])/.test(name)) found.push(`${file.path}: ${name}`);
      });
      return found;
    });
  expect(functions).toEqual(["app/middleware/read-form.server.ts: readForm"]);
});

test("no file is called read-..., except that of readForm", () => {
  const names = code.map(({ path }) => basename(path)).filter((name) => /^read[-.]/.test(name));
  expect(names).toEqual(["read-form.server.ts"]);
});

/** Whether a value is a function, also when a call wraps it: the handler of a call, or a hook. */
function isFunction(value: ts.Expression | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) return true;
  if (!ts.isCallExpression(value) || !/(\.handler|^use[A-Z]\w*)$/.test(value.expression.getText())) return false;
  return value.arguments.some((given) => isFunction(given));
}
