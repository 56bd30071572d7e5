const isAny = () => true;

/** A number or a length: `2` or `[3px]`. */
const isWidth = (value: string) => /^(\d|\[\d)/.test(value);

/** `sm`, `2xl` or `[1.5rem]`. */
const isTextSize = (value: string) => /^(\d?(xs|sm|md|base|lg|xl)|\[(\d|clamp|calc).+)$/.test(value);

/**
 * Classes that differ only in what follows the name, such as `mt-2` and `mt-auto`. Without left and right, which do not occur
 * in a page of two directions.
 */
const scales = [
  ...['p', 'px', 'py', 'ps', 'pe', 'pt', 'pb'],
  ...['m', 'mx', 'my', 'ms', 'me', 'mt', 'mb'],
  ...['inset', 'inset-x', 'inset-y', 'start', 'end', 'top', 'bottom'],
  ...['w', 'min-w', 'max-w', 'h', 'min-h', 'max-h', 'size', 'aspect', 'basis', 'order', 'z'],
  ...['gap', 'gap-x', 'gap-y', 'space-x', 'space-y', 'columns', 'grid-cols', 'grid-rows'],
  ...['items', 'self', 'justify', 'grid-flow', 'col', 'row'],
  ...['col-start', 'col-end', 'row-start', 'row-end', 'translate-x', 'translate-y', 'rotate'],
  ...['scale', 'scale-x', 'scale-y', 'opacity', 'duration', 'ease', 'object'],
  ...['animate', 'cursor', 'pointer-events', 'list', 'leading', 'line-clamp', 'whitespace'],
  ...['wrap', 'align', 'table', 'fill', 'stroke', 'overflow-x', 'overflow-y', 'overflow'],
  ...['overscroll-x', 'overscroll-y', 'overscroll', 'outline-offset', 'underline-offset'],
  ...['decoration', 'scrollbar', 'select', 'tracking'],
];

/** The same, but the name alone is also a class. */
const namedScales = [
  ...['rounded', 'rounded-s', 'rounded-e', 'rounded-t', 'rounded-b'],
  ...['shadow', 'transition'],
];

/** `(image:--cover)` or `[url(…)]`. */
const isImage = (value: string) => /^(\(image:|\[url)/.test(value);

const sides = ['x', 'y', 's', 'e', 't', 'b'];

/** For both `border` and `border-2`: without a value, the class is the name. */
const widths = (name: string) => [name, { [name]: [isWidth] }];

export const classGroups = {
  ...Object.fromEntries(scales.map((name) => [name, [{ [name]: [isAny] }]])),
  ...Object.fromEntries(namedScales.map((name) => [name, [name, { [name]: [isAny] }]])),
  display: [
    ...['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'inline-grid'],
    ...[
      'contents',
      'hidden',
      'table',
      'table-cell',
      'table-row',
      'table-caption',
      'flow-root',
      'list-item',
    ],
  ],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible', 'collapse'],
  sr: ['sr-only', 'not-sr-only'],
  flex: [{ flex: ['1', 'auto', 'none', 'initial'] }],
  'flex-direction': [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
  grow: ['grow', { grow: [isWidth] }],
  shrink: ['shrink', { shrink: [isWidth] }],
  'col-start-end': [{ col: ['auto', { span: [isAny] }] }],
  'font-size': [{ text: [isTextSize] }],
  'text-align': [{ text: ['start', 'center', 'end', 'left', 'right', 'justify'] }],
  'text-overflow': ['truncate', 'text-ellipsis', 'text-clip'],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-color': [{ text: [isAny] }],
  'text-decoration': ['underline', 'line-through', 'overline', 'no-underline'],
  'font-family': [{ font: ['sans', 'serif', 'mono'] }],
  'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold', 'extrabold'] }],
  'bg-size': [{ bg: ['cover', 'contain', { size: [isAny] }] }],
  'bg-position': [{ bg: ['center', 'top', 'bottom', 'left', 'right'] }],
  'bg-repeat': [{ bg: ['no-repeat', 'repeat', 'repeat-x', 'repeat-y'] }],
  'bg-image': [{ bg: ['none', isImage] }],
  'bg-color': [{ bg: [isAny] }],
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'double', 'none'] }],
  'border-w': widths('border'),
  ...Object.fromEntries(sides.map((side) => [`border-w-${side}`, widths(`border-${side}`)])),
  'border-color': [{ border: [isAny] }],
  ...Object.fromEntries(
    sides.map((side) => [`border-color-${side}`, [{ [`border-${side}`]: [isAny] }]]),
  ),
  'outline-w': widths('outline'),
  'outline-style': [{ outline: ['solid', 'dashed', 'dotted', 'none', 'hidden'] }],
  'outline-color': [{ outline: [isAny] }],
  'inset-ring-w': widths('inset-ring'),
  'inset-ring-color': [{ 'inset-ring': [isAny] }],
  snap: [{ snap: ['mandatory', 'proximity'] }],
};

const withSides = (name: string) => sides.map((side) => `${name}-${side}`);

/** What a class sets besides its own group: `px-2` replaces `ps-1`. */
export const conflictingClassGroups = {
  p: ['px', 'py', 'ps', 'pe', 'pt', 'pb'],
  px: ['ps', 'pe'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'ms', 'me', 'mt', 'mb'],
  mx: ['ms', 'me'],
  my: ['mt', 'mb'],
  inset: ['inset-x', 'inset-y', 'start', 'end', 'top', 'bottom'],
  'inset-x': ['start', 'end'],
  'inset-y': ['top', 'bottom'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  flex: ['basis', 'grow', 'shrink'],
  overflow: ['overflow-x', 'overflow-y'],
  overscroll: ['overscroll-x', 'overscroll-y'],
  rounded: ['s', 'e', 't', 'b'].map((side) => `rounded-${side}`),
  'border-w': withSides('border-w'),
  'border-w-x': ['border-w-s', 'border-w-e'],
  'border-w-y': ['border-w-t', 'border-w-b'],
  'border-color': withSides('border-color'),
  'border-color-x': ['border-color-s', 'border-color-e'],
  'border-color-y': ['border-color-t', 'border-color-b'],
  'line-clamp': ['display', 'overflow'],
  'font-size': ['leading'],
};
