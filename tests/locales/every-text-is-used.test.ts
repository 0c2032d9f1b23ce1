import { basename } from "node:path/posix";
import ts from "typescript";
import { expect, test } from "vitest";
import { listFiles, parse, type SourceFile, walk } from "~tests/structure/source-files";

/** Namespaces whose texts are read as an object, and those whose pages are being built. */
const otherwiseRead = ["failures", "waiting"];

const code = listFiles("app", [".ts", ".tsx"]).filter(({ path }) => !path.startsWith("app/locales/"));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Every string of the code, and every template as a pattern: `common:status.${status}` stands for all keys that begin so. */
function stringsOf(files: readonly SourceFile[]) {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of files) {
    walk(parse(file), (node) => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      if (!ts.isTemplateExpression(node)) return;
      const ending = node.templateSpans.at(-1)?.literal.text ?? "";
      if (!/^\w+[.:]/.test(node.head.text) && !(node.head.text === "" && /^\w+$/.test(ending))) return;
      const rest = node.templateSpans.map(({ literal }) => `[^:]+${escaped(literal.text)}`).join("");
      patterns.push(new RegExp(`^${escaped(node.head.text)}${rest}$`));
    });
  }
  return { literals, patterns };
}

/** The keys of a file of texts: `eye.copyTo.right`. */
function keysOf(file: SourceFile): string[] {
  const keys: string[] = [];
  const visit = (node: ts.Node, path: readonly string[]): void => {
    const isText = ts.isPropertyAssignment(node) && !ts.isObjectLiteralExpression(node.initializer);
    const own = ts.isPropertyAssignment(node) ? [...path, node.name.getText().replaceAll('"', "")] : path;
    if (isText) keys.push(own.join("."));
    else ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(parse(file), []);
  return keys;
}

/** A key as the code may name it: without the form for a number, and without that for a context. */
function namesOf(key: string): string[] {
  const singular = key.replace(/_(zero|one|two|few|many|other)$/, "");
  return [key, singular, singular.replace(/_[A-Za-z]+$/, "")];
}

test("every text is used by the code", () => {
  const { literals, patterns } = stringsOf(code);
  const unused = listFiles("app/locales/en", [".ts"]).flatMap((file) => {
    const namespace = basename(file.path, ".ts").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (otherwiseRead.includes(namespace)) return [];
    const isNamed = (name: string) => literals.has(name) || patterns.some((pattern) => pattern.test(name));
    const isUsed = (key: string) => namesOf(key).some((name) => isNamed(`${namespace}:${name}`) || isNamed(name));
    return keysOf(file).flatMap((key) => (isUsed(key) ? [] : [`${namespace}:${key}`]));
  });
  expect(unused).toEqual([]);
});
