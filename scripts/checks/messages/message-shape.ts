import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type MessageShape = { inserted: Set<string>; tags: Set<string>; plurals: string[][] };

/** The parameters of a message: inserted values, tags, and the forms of each plural. */
export function shapeOf(message: string): MessageShape {
  const shape: MessageShape = { inserted: new Set(), tags: new Set(), plurals: [] };
  visit(parse(message), shape);
  return shape;
}

function visit(elements: MessageFormatElement[], shape: MessageShape): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        shape.inserted.add(element.value);
        break;
      case TYPE.tag:
        shape.tags.add(element.value);
        visit(element.children, shape);
        break;
      case TYPE.plural:
      case TYPE.select:
        shape.inserted.add(element.value);
        if (element.type === TYPE.plural) shape.plurals.push(Object.keys(element.options));
        for (const option of Object.values(element.options)) visit(option.value, shape);
        break;
      case TYPE.literal:
      case TYPE.pound:
        break;
    }
  }
}

export type MessageTree = { [key: string]: string | MessageTree };

/** Every message under its dotted key. */
export function flatten(tree: MessageTree, prefix = ''): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') messages.set(path, value);
    else for (const [inner, message] of flatten(value, path)) messages.set(inner, message);
  }
  return messages;
}
