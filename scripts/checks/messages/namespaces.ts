import ts from 'typescript';

const namespaceOf = (key: string) => key.split('.', 1)[0] ?? key;

/** The scope of a name declared at `node`: the function of a parameter, or the nearest block. */
function scopeOf(node: ts.VariableDeclaration | ts.ParameterDeclaration): ts.Node {
  let scope: ts.Node = node.parent;
  while (!ts.isBlock(scope) && !ts.isSourceFile(scope) && !ts.isFunctionLike(scope))
    scope = scope.parent;
  return scope;
}

function unclear(node: ts.Node): never {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  throw new Error(
    `${source.fileName}:${String(line + 1)}: which messages these are cannot be seen. Name their namespace.`,
  );
}

/** The namespaces in a key expression: a string, a template that starts with one, or a conditional. */
function namespacesOfKey(key: ts.Expression | undefined): string[] {
  if (key && ts.isStringLiteralLike(key)) return [namespaceOf(key.text)];
  if (key && ts.isTemplateExpression(key) && key.head.text.includes('.'))
    return [namespaceOf(key.head.text)];
  if (key && ts.isConditionalExpression(key))
    return [...namespacesOfKey(key.whenTrue), ...namespacesOfKey(key.whenFalse)];
  return unclear(key ?? ts.factory.createNull());
}

/**
 * For a translator without a namespace, whose keys start with one. Functions that receive it declare it as a parameter.
 */
function namespacesOfCalls(declaration: ts.Node): string[] {
  const isDeclared = ts.isVariableDeclaration(declaration) || ts.isParameter(declaration);
  if (!isDeclared || !ts.isIdentifier(declaration.name)) return unclear(declaration);
  const { name } = declaration;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name.text && node !== name) {
      const callee = ts.isPropertyAccessExpression(node.parent) ? node.parent : node;
      const call = callee.parent;
      if (ts.isCallExpression(call) && call.expression === callee)
        found.push(...namespacesOfKey(call.arguments[0]));
    }
    ts.forEachChild(node, visit);
  };
  visit(scopeOf(declaration));
  return found;
}

/** The namespaces of `useTranslations('x')` and of a parameter that is `ReturnType<typeof useTranslations<'x'>>`. */
function namespacesAt(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'useTranslations') {
    const [namespace] = node.arguments;
    return namespace ? namespacesOfKey(namespace) : namespacesOfCalls(node.parent);
  }
  if (ts.isTypeQueryNode(node) && node.exprName.getText() === 'useTranslations') {
    const [namespace] = node.typeArguments ?? [];
    if (namespace && ts.isLiteralTypeNode(namespace) && ts.isStringLiteral(namespace.literal))
      return [namespaceOf(namespace.literal.text)];
    const parameter = ts.findAncestor(node, ts.isParameter);
    return parameter ? namespacesOfCalls(parameter) : unclear(node);
  }
  return [];
}

/** The namespaces used by a module's components. */
export function usedNamespaces(source: ts.SourceFile): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const name of namespacesAt(node)) found.add(name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textsOf(list: ts.Node | undefined, owner: ts.Node): string[] {
  if (!list || !ts.isArrayLiteralExpression(list)) return unclear(owner);
  return list.elements.map((element) =>
    ts.isStringLiteral(element) ? element.text : unclear(element),
  );
}

function namesOf(messages: ts.Node | undefined, owner: ts.Node): string[] {
  if (!messages || !ts.isObjectLiteralExpression(messages)) return unclear(owner);
  return messages.properties.map(({ name }) => name?.getText() ?? unclear(owner));
}

/** The namespaces that a module sends with `<ClientMessages>`, or selects for a provider itself. */
export function sentNamespaces(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.initializer && ts.isJsxExpression(node.initializer)) {
      const { expression } = node.initializer;
      const attribute = `${node.parent.parent.tagName.getText()} ${node.name.getText()}`;
      if (attribute === 'ClientMessages namespaces') found.push(...textsOf(expression, node));
      if (attribute === 'NextIntlClientProvider messages') found.push(...namesOf(expression, node));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The namespaces sent with every page: the list `everywhere` of the module that sends it. */
export function namespacesOfEveryPage(source: ts.SourceFile): string[] {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const list = declarations.find(({ name }) => name.getText() === 'everywhere');
  return textsOf(list?.initializer, list ?? source);
}
