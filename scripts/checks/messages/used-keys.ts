import ts from 'typescript';

/** The keys that a module may show, as patterns, because a key may be composed. */
export type UsedKeys = {
  /** Literal keys, possibly with inserted names. */
  exact: string[];
  /** The key is a value, or the translator is passed on: any key of a namespace. */
  open: string[];
};

const makers = new Set(['useTranslations', 'getTranslations', 'getTranslator']);
const methods = new Set(['rich', 'markup', 'raw', 'has']);
// It may have several parts.
const anyName = '.+';
const escaped = (text: string) => text.replace(/[.$*+?^(){}|[\]\\]/g, String.raw`\$&`);

/** The parts of a pattern for a literal or template; null for other expressions. */
function patternsOf(text: ts.Expression | undefined): string[] | null {
  if (text === undefined) return [''];
  if (ts.isStringLiteralLike(text)) return [escaped(text.text)];
  if (ts.isTemplateExpression(text)) {
    const spans = text.templateSpans.map(({ literal }) => anyName + escaped(literal.text));
    return [escaped(text.head.text) + spans.join('')];
  }
  if (!ts.isConditionalExpression(text)) return null;
  const [one, other] = [patternsOf(text.whenTrue), patternsOf(text.whenFalse)];
  return one && other && [...one, ...other];
}

/** The namespaces of `useTranslations('x')`, `await getTranslations('x')` or `getTranslator(locale, 'x')`. */
function namespacesOfMaker(maker: ts.Expression | undefined): string[] | null {
  const call = maker && ts.isAwaitExpression(maker) ? maker.expression : maker;
  if (!call || !ts.isCallExpression(call) || !makers.has(call.expression.getText())) return null;
  const [first, second] = call.arguments;
  return patternsOf(call.expression.getText() === 'getTranslator' ? second : first) ?? [anyName];
}

/** The namespace of a parameter or field that is `ReturnType<typeof useTranslations<'x'>>`, or of an alias of it. */
function namespaceOfType(type: ts.TypeNode | undefined, aliases: Map<string, string>) {
  const text = type?.getText() ?? '';
  const [, named] = /typeof useTranslations<\s*'([^']+)'\s*>/.exec(text) ?? [];
  if (named !== undefined) return [escaped(named)];
  if (/typeof useTranslations\b/.test(text)) return [''];
  const alias = aliases.get(text);
  return alias === undefined ? null : [alias];
}

/** By the function or module that declares them: the names that are translators, with their namespaces. */
type Translators = Map<ts.Node, Map<string, string[]>>;

const scopeOf = (node: ts.Node): ts.Node =>
  ts.findAncestor(node.parent, ts.isFunctionLike) ?? node.getSourceFile();

function translatorsOf(source: ts.SourceFile): Translators {
  const aliases = new Map<string, string>();
  const found: Translators = new Map();
  const note = (scope: ts.Node, name: ts.Node, namespaces: string[] | null) => {
    const names = found.get(scope) ?? new Map<string, string[]>();
    found.set(scope, names);
    if (namespaces)
      names.set(name.getText(), [...(names.get(name.getText()) ?? []), ...namespaces]);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeAliasDeclaration(node)) {
      const [namespace] = namespaceOfType(node.type, aliases) ?? [];
      if (namespace !== undefined) aliases.set(node.name.text, namespace);
    }
    if (ts.isVariableDeclaration(node))
      note(scopeOf(node), node.name, namespacesOfMaker(node.initializer));
    if (ts.isParameter(node)) note(node.parent, node.name, namespaceOfType(node.type, aliases));
    // A field may be destructured anywhere.
    if (ts.isPropertySignature(node)) note(source, node.name, namespaceOfType(node.type, aliases));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The namespaces of a name where it stands. */
function namespacesOfName(translators: Translators, name: string, place: ts.Node): string[] {
  const scope = ts.findAncestor(place, (node) => translators.get(node)?.has(name) ?? false);
  return (scope && translators.get(scope)?.get(name)) ?? [];
}

const within = (namespace: string, key: string) =>
  namespace === '' ? key : String.raw`${namespace}\.${key}`;

/** The keys in calls of a module's translators. */
export function usedKeys(source: ts.SourceFile): UsedKeys {
  const translators = translatorsOf(source);
  const used: UsedKeys = { exact: [], open: [] };
  const namespacesOf = (callee: ts.Expression) => {
    const isMethod = ts.isPropertyAccessExpression(callee) && methods.has(callee.name.text);
    const translator = isMethod ? callee.expression : callee;
    return (
      namespacesOfMaker(translator) ?? namespacesOfName(translators, nameOf(translator), callee)
    );
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const keys = patternsOf(node.arguments[0]);
      for (const namespace of namespacesOf(node.expression))
        if (keys) used.exact.push(...keys.map((key) => within(namespace, key)));
        else used.open.push(within(namespace, '.+'));
    }
    if (ts.isIdentifier(node) && isGivenAway(node))
      // Without a namespace, the receiver names the keys.
      for (const namespace of namespacesOfName(translators, node.text, node))
        if (namespace !== '') used.open.push(within(namespace, '.+'));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return used;
}

/** `t`, or the last name of `words.t`. */
const nameOf = (node: ts.Expression) =>
  ts.isPropertyAccessExpression(node) ? node.name.text : node.getText();

/** Whether a name is passed to other code, which composes keys. */
function isGivenAway(name: ts.Identifier): boolean {
  const { parent } = name;
  return (
    (ts.isCallExpression(parent) && parent.arguments.includes(name)) ||
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === name) ||
    ts.isJsxExpression(parent)
  );
}
