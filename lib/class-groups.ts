const words = (text: string) => text.split(' ');

const isAny = () => true;

/** A number or a length: `2` or `[3px]`. */
const isWidth = (value: string) => /^\[?\d/.test(value);

/** `sm`, `2xl` or `[1.5rem]`. */
const isTextSize = (value: string) => /^(\d?(xs|sm|md|base|lg|xl)$|\[(\d|clamp|calc))/.test(value);

/** `(image:--cover)` or `[url(…)]`. */
const isImage = (value: string) => /^(\(image:|\[url)/.test(value);

/**
 * Classes that differ only in the part after the name, such as `mt-2` and `mt-auto`. Without left and right, which a
 * bidirectional page does not use.
 */
const scales = words(
  'p px py ps pe pt pb m mx my ms me mt mb inset inset-x inset-y start end top bottom ' +
    'w min-w max-w h min-h max-h size aspect basis order z gap gap-x gap-y space-x space-y columns ' +
    'grid-cols grid-rows grid-flow items self justify col row col-start col-end row-start row-end ' +
    'translate-x translate-y rotate scale scale-x scale-y opacity duration ease animate object ' +
    'cursor pointer-events select list leading line-clamp tracking whitespace wrap align table ' +
    'fill stroke overflow overflow-x overflow-y overscroll overscroll-x overscroll-y scrollbar ' +
    'outline-offset underline-offset decoration',
);

/** The same, but the name alone is also a class. */
const namedScales = words('rounded rounded-s rounded-e rounded-t rounded-b shadow transition');

const sides = words('x y s e t b');

/** For both `border` and `border-2`. */
const widths = (name: string) => [name, { [name]: [isWidth] }];

const each = <Value>(names: string[], value: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

/** The groups of classes, for tailwind-merge, in which both a component and its caller may set one. */
export const classGroups = {
  ...each(scales, (name) => [{ [name]: [isAny] }]),
  ...each(namedScales, (name) => [name, { [name]: [isAny] }]),
  display: words(
    'block inline-block inline flex inline-flex grid inline-grid contents hidden table table-cell table-row table-caption',
  ),
  position: words('static fixed absolute relative sticky'),
  visibility: words('visible invisible'),
  sr: words('sr-only not-sr-only'),
  flex: [{ flex: words('1 auto none initial') }],
  'flex-direction': [{ flex: words('row col row-reverse col-reverse') }],
  'flex-wrap': [{ flex: words('wrap nowrap wrap-reverse') }],
  grow: widths('grow'),
  shrink: widths('shrink'),
  'font-size': [{ text: [isTextSize] }],
  'text-align': [{ text: words('start center end justify') }],
  'text-overflow': words('truncate text-ellipsis text-clip'),
  'text-wrap': [{ text: words('wrap nowrap balance pretty') }],
  'text-color': [{ text: [isAny] }],
  'text-decoration': words('underline line-through overline no-underline'),
  'font-family': [{ font: words('sans serif mono') }],
  'font-weight': [{ font: words('normal medium semibold bold extrabold') }],
  'bg-size': [{ bg: ['cover', 'contain', { size: [isAny] }] }],
  'bg-position': [{ bg: words('center top bottom') }],
  'bg-repeat': [{ bg: words('no-repeat repeat repeat-x repeat-y') }],
  'bg-image': [{ bg: ['none', isImage] }],
  'bg-color': [{ bg: [isAny] }],
  'border-style': [{ border: words('solid dashed dotted double none') }],
  border: widths('border'),
  ...each(
    sides.map((side) => `border-${side}`),
    widths,
  ),
  'border-color': [{ border: [isAny] }],
  ...each(
    sides.map((side) => `border-color-${side}`),
    (name) => [{ [name.replace('-color', '')]: [isAny] }],
  ),
  outline: widths('outline'),
  'outline-style': [{ outline: words('solid dashed dotted none hidden') }],
  'outline-color': [{ outline: [isAny] }],
  ring: widths('ring'),
  'ring-color': [{ ring: [isAny] }],
  'inset-ring': widths('inset-ring'),
  'inset-ring-color': [{ 'inset-ring': [isAny] }],
  snap: [{ snap: words('mandatory proximity') }],
};

const sidesOf = (name: string) => sides.map((side) => `${name}-${side}`);

/** The other groups that a class overrides: `px-2` replaces `ps-1`. */
export const conflictingClassGroups = {
  p: words('px py ps pe pt pb'),
  px: words('ps pe'),
  py: words('pt pb'),
  m: words('mx my ms me mt mb'),
  mx: words('ms me'),
  my: words('mt mb'),
  inset: words('inset-x inset-y start end top bottom'),
  'inset-x': words('start end'),
  'inset-y': words('top bottom'),
  size: words('w h'),
  gap: words('gap-x gap-y'),
  flex: words('basis grow shrink'),
  overflow: words('overflow-x overflow-y'),
  overscroll: words('overscroll-x overscroll-y'),
  rounded: sidesOf('rounded'),
  border: sidesOf('border'),
  'border-x': words('border-s border-e'),
  'border-y': words('border-t border-b'),
  'border-color': sidesOf('border-color'),
  'border-color-x': words('border-color-s border-color-e'),
  'border-color-y': words('border-color-t border-color-b'),
  'line-clamp': words('display overflow'),
  'font-size': ['leading'],
};
