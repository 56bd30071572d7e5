const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

const hasLetter = (text) => /\p{L}/u.test(text);

/** The string literals that an expression can render: literals, templates, and both branches of a conditional. */
function literalsOf(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasLetter(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return node.quasis.filter((part) => hasLetter(part.value.raw));
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'LogicalExpression':
      return [...literalsOf(node.left), ...literalsOf(node.right)];
    case 'JSXExpressionContainer':
      return literalsOf(node.expression);
    default:
      return [];
  }
}

/** Every visible or announced text must come from `messages`; otherwise one language would lack it. */
export const visibleLiterals = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Visible words belong in messages/ar.json and messages/en.json.' },
  },
  create(context) {
    const report = (nodes) =>
      nodes.forEach((node) => context.report({ node, messageId: 'literal' }));
    return {
      JSXText: (node) => report(hasLetter(node.value) ? [node] : []),
      JSXAttribute(node) {
        if (node.value && spokenAttributes.has(node.name.name)) report(literalsOf(node.value));
      },
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': (node) =>
        report(literalsOf(node)),
    };
  },
};
