import ts from 'typescript';

export type TitledTest = { title: string; isSkipped: boolean };

const switchedOff = new Set(['skip', 'fixme', 'todo', 'failing']);
const switchedOffNames = new Set(['xit', 'xtest', 'xdescribe']);

type Callee = { root: string; names: string[] };

/** `test.describe.skip`, `test.each(…)` and the like: the name at the root and those behind it. */
function calleeOf(node: ts.Expression): Callee | null {
  if (ts.isIdentifier(node)) return { root: node.text, names: [] };
  if (ts.isCallExpression(node)) return calleeOf(node.expression);
  if (!ts.isPropertyAccessExpression(node)) return null;
  const before = calleeOf(node.expression);
  return before && { ...before, names: [...before.names, node.name.text] };
}

function titleOf(node: ts.Expression | undefined, source: ts.SourceFile): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText(source).slice(1, -1) : null;
}

/** `test` and `it`, under the names by which a file has imported them. */
function testNames(source: ts.SourceFile): Set<string> {
  const names = new Set(['test', 'it', 'xit', 'xtest']);
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const imported = statement.importClause?.namedBindings;
    if (!imported || !ts.isNamedImports(imported)) continue;
    for (const { name, propertyName } of imported.elements)
      if (propertyName?.text === 'test' || propertyName?.text === 'it') names.add(name.text);
  }
  return names;
}

const isOff = ({ root, names }: Callee) =>
  switchedOffNames.has(root) || names.some((name) => switchedOff.has(name));

/** A call like `test.skip()` within a test; one with a condition leaves the test to the other projects. */
const isUnconditional = ({ arguments: [condition] }: ts.CallExpression) =>
  !condition || condition.kind === ts.SyntaxKind.TrueKeyword || ts.isStringLiteralLike(condition);

/** The tests of a file, whether they are written in TypeScript or as labelled assertions in SQL. */
export function testTitles(file: string, text: string): TitledTest[] {
  if (file.endsWith('.sql')) {
    const statements = text.replace(/^\s*--.*$/gm, '');
    return [...statements.matchAll(/'((?:[^'\n]|'')*)'/g)].map(([, label = '']) => ({
      title: label.replaceAll("''", "'"),
      isSkipped: false,
    }));
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = testNames(source);
  const found: TitledTest[] = [];

  function visit(node: ts.Node, isSkipped: boolean, within: TitledTest | null): void {
    let skipped = isSkipped;
    let test = within;
    if (ts.isCallExpression(node)) {
      const callee = calleeOf(node.expression);
      const title = titleOf(node.arguments[0], source);
      const hasBody = node.arguments.slice(1).some(ts.isFunctionLike);
      if (callee && hasBody) {
        skipped ||= isOff(callee);
        const isTest = names.has(callee.root) && !callee.names.includes('describe');
        if (isTest && title !== null) {
          test = { title, isSkipped: skipped };
          found.push(test);
        }
      } else if (callee && test && names.has(callee.root) && isOff(callee)) {
        test.isSkipped ||= isUnconditional(node);
      }
    }
    ts.forEachChild(node, (child) => visit(child, skipped, test));
  }

  visit(source, false, null);
  return found;
}
