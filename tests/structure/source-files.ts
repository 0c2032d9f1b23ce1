import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import ts from "typescript";

/** A file of the repository: path from its root with forward slashes. */
export type SourceFile = { readonly path: string; readonly text: string };

/** One import of a file. `target` is a path under app/ (or tests/) without extension, or the name of a package. */
export type Import = { readonly from: string; readonly target: string; readonly typeOnly: boolean; readonly local: boolean };

/** All files below a folder whose name ends in one of the endings. */
export function listFiles(folder: string, endings: readonly string[]): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath.replaceAll("\\", "/"), entry.name))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

const parsed = new Map<string, ts.SourceFile>();

/** The tree of a file, without its comments. Many rules look at every file, and parsing them takes longer than looking. */
export function parse({ path, text }: SourceFile): ts.SourceFile {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const tree = ts.createSourceFile(path, text, options, true, path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  parsed.set(path, tree);
  return tree;
}

/** Visits every node of a file. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Every import of a file: declarations, re-exports, `import()` and `import("...")` types. */
export function importsOf(file: SourceFile): Import[] {
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier)) imports.push({ from: file.path, typeOnly, ...resolve(file.path, specifier.text) });
  };
  walk(parse(file), (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
  });
  return imports;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const bindings = clause.namedBindings;
  return (
    clause.name === undefined &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}

function resolve(from: string, specifier: string): { target: string; local: boolean } {
  const plain = specifier.replace(/\?.*$/, "");
  if (plain.startsWith("~/")) return { target: `app/${plain.slice(2)}`, local: true };
  if (plain.startsWith("~tests/")) return { target: `tests/${plain.slice(7)}`, local: true };
  if (plain.startsWith(".")) return { target: normalize(join(dirname(from), plain)), local: true };
  return {
    target: plain.startsWith("virtual:")
      ? plain
      : plain
          .split("/")
          .slice(0, plain.startsWith("@") ? 2 : 1)
          .join("/"),
    local: false,
  };
}
