const value = '(?:-?\\d|\\[|\\(|auto\\b|full\\b|px\\b|screen\\b)';

const physical = [
  `-?(?:scroll-)?[mp][lr]-${value}.*`,
  `-?(?:left|right)-${value}.*`,
  'text-(?:left|right)',
  '(?:float|clear)-(?:left|right)',
  'border-[lr](?:-.+)?',
  'rounded-(?:[lr]|tl|tr|bl|br)(?:-.+)?',
  'space-x-reverse',
].join('|');

/** A class name with a physical side, after optional variants (`md:`, `data-[side=left]:`, `!`). */
const physicalClass = new RegExp(
  `^(?:[^\\s:]*(?:\\[[^\\]\\s]*\\])?[^\\s:]*:)*!?(?:${physical})!?$`,
);

function physicalClassIn(text) {
  return text.split(/\s+/).find((word) => physicalClass.test(word));
}

/** Requires logical properties: `ms-4` and `text-start` follow the text direction, `ml-4` and `text-left` do not. */
export const logicalSides = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      physical:
        '"{{name}}" names a physical side; use its logical twin (ms-, pe-, start-, text-end).',
    },
  },
  create(context) {
    const check = (node, text) => {
      const name = physicalClassIn(text);
      if (name !== undefined) context.report({ node, messageId: 'physical', data: { name } });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
