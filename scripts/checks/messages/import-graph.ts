import { posix } from 'node:path';
import ts from 'typescript';

/** The text of a file of the repository; `undefined` if it does not exist. */
export type ReadSource = (path: string) => string | undefined;
export type Module = { path: string; source: ts.SourceFile; imports: string[]; isClient: boolean };

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

function resolved(specifier: string, from: string, read: ReadSource): string | undefined {
  const isAlias = specifier.startsWith('@/');
  if (!isAlias && !specifier.startsWith('.')) return undefined;
  const base = isAlias ? specifier.slice(2) : posix.join(posix.dirname(from), specifier);
  return endings.map((ending) => base + ending).find((path) => read(path) !== undefined);
}

/** Whether the import is removed with the types. */
function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  return (
    !clause.name &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.every((element) => element.isTypeOnly)
  );
}

function specifiers(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      !isTypeOnly(node)
    )
      found.push(node.moduleSpecifier.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [file] = node.arguments;
      if (file && ts.isStringLiteral(file)) found.push(file.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isUseClient(source: ts.SourceFile): boolean {
  const [first] = source.statements;
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  );
}

/** Parses the project's modules on demand, each once. Packages and files that are not scripts have no imports. */
export function moduleReader(read: ReadSource): (path: string) => Module {
  const known = new Map<string, Module>();
  return (path) => {
    const module = known.get(path);
    if (module) return module;
    const text = /\.(?:tsx?|mjs)$/.test(path) ? (read(path) ?? '') : '';
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const imports = specifiers(source).flatMap(
      (specifier) => resolved(specifier, path, read) ?? [],
    );
    const made = { path, source, imports, isClient: isUseClient(source) };
    known.set(path, made);
    return made;
  };
}

/**
 * The modules of the page, layout or error page at `entry`: `server`, up to the first module with 'use client', and
 * `client`, everything these import. Each with the module that imports it, so that the path can be reported.
 */
export function modulesOf(entry: string, moduleAt: (path: string) => Module) {
  const server = new Map<string, string>();
  const client = new Map<string, string>();
  const visit = (path: string, from: string, isInBrowser: boolean): void => {
    const module = moduleAt(path);
    const goesToBrowser = isInBrowser || module.isClient;
    const reached = goesToBrowser ? client : server;
    if (reached.has(path)) return;
    reached.set(path, from);
    for (const next of module.imports) visit(next, path, goesToBrowser);
  };
  visit(entry, '', false);
  return { server, client };
}
