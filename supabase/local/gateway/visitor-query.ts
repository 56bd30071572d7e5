import { type RefusalCode } from './refusal.ts';

/** A foreign key: `column` of `table` refers to `ref_table`. */
export interface Reference {
  table: string;
  column: string;
  ref_table: string;
}

/** PostgREST parameters that are no filters. Those of embedded rows have the path in front, as in `lines.limit`. */
const noFilter = /(?:^|\.)(?:select|order|limit|offset|columns|on_conflict)$/;
/** The arguments of database functions, which a GET passes like filters. */
const argument = /^p_/;
const logical = /(?:^|\.)(?:and|or)$/;
const patternOperator = /^\s*(?:not\.)*(i?match|i?like)(?:\((?:any|all)\))?\.(.*)$/is;
const patternWithin = /(?:^|[(,.])\s*i?(?:match|like)(?:\((?:any|all)\))?\./i;

/** The relation and column whose names may be searched for with `ilike`. */
const searched = { relation: 'shop_products_view', column: 'product_name' };
const longestPattern = 100;
const mostWildcards = 2;

const deepest = 4;
const mostEmbeds = 10;

/**
 * Why a visitor's or shopper's query of the REST interface is refused, if it is. A regular expression can take minutes,
 * and rows within rows within rows are their number multiplied; PostgreSQL ends both after seconds
 * (`statement_timeout`), but PGlite cannot. `path` is below `/rest/v1/`.
 */
export function faultOfQuery(
  path: string,
  query: URLSearchParams,
  references: readonly Reference[],
): RefusalCode | undefined {
  for (const [name, value] of query) {
    if (noFilter.test(name) || argument.test(name)) continue;
    if (hasPattern(path, name, value)) return 'pattern';
  }
  const selects = query.getAll('select');
  return selects.some((select) => multiplies(path, select, references)) ? 'nested' : undefined;
}

function hasPattern(relation: string, name: string, value: string): boolean {
  if (logical.test(name)) return patternWithin.test(value);
  const [, operator, pattern = ''] = patternOperator.exec(value) ?? [];
  if (!operator) return false;
  const isSearch =
    relation === searched.relation &&
    name === searched.column &&
    /^ilike\./i.test(value.trim()) &&
    pattern.length <= longestPattern &&
    (pattern.match(/[*%]/g) ?? []).length <= mostWildcards;
  return !isSearch;
}

/** Whether `select` embeds many rows within many rows, or too much altogether. */
function multiplies(relation: string, select: string, references: readonly Reference[]): boolean {
  const path = [{ relation, many: 0 }];
  let token = '';
  let embeds = 0;
  for (let place = 0; place < select.length; place += 1) {
    const letter = select[place];
    if (letter === '(') {
      // An aggregate, like `amount.sum()`, is no relation.
      if (select[place + 1] === ')') continue;
      const parent = path.at(-1);
      if (!parent) return true;
      const { relation: inner, isMany } = embedded(parent.relation, token, references);
      const many = parent.many + (isMany ? 1 : 0);
      path.push({ relation: inner, many });
      embeds += 1;
      if (many > 1 || path.length - 1 > deepest || embeds > mostEmbeds) return true;
      token = '';
    } else if (letter === ')') {
      if (select[place - 1] !== '(') path.pop();
      token = '';
    } else if (letter === ',') token = '';
    else token += letter ?? '';
  }
  return false;
}

/** `token` is what precedes the parenthesis: `...alias:name!hint`. */
function embedded(parent: string, token: string, references: readonly Reference[]) {
  const name = token.replace(/!.*$|^.*:|^\.+|["\s]/gs, '');
  const byColumn = references.find((one) => one.table === parent && one.column === name);
  if (byColumn) return { relation: byColumn.ref_table, isMany: false };
  const isReferred = references.some((one) => one.table === parent && one.ref_table === name);
  const isReferring = references.some((one) => one.table === name && one.ref_table === parent);
  return { relation: name, isMany: isReferring || !isReferred };
}
