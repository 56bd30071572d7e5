import { foldName } from './tracking-cells';

export type Column = 'order' | 'number' | 'courier';
export type Columns = Partial<Record<Column, number>>;

/** Column names in couriers' exports and in colleagues' lists, normalized. */
const names: Record<Column, ReadonlySet<string>> = {
  order: new Set([
    ...['order', 'order number', 'order no', 'order id', 'order ref', 'order reference'],
    ...['reference', 'reference number', 'customer order', 'customer order number'],
    ...['الطلب', 'رقم الطلب', 'طلب', 'الاوردر', 'رقم الاوردر', 'اوردر', 'رقم اوردر', 'المرجع'],
    ...['رقم المرجع', 'الرقم المرجعي', 'رقم طلب العميل'],
  ]),
  number: new Set([
    ...['tracking', 'tracking number', 'tracking no', 'tracking code', 'tracking id', 'awb'],
    ...['awb number', 'awb no', 'waybill', 'waybill number', 'waybill no', 'airwaybill', 'number'],
    ...['shipment', 'shipment number', 'parcel', 'parcel number', 'barcode'],
    ...['التتبع', 'رقم التتبع', 'كود التتبع', 'رقم الشحنه', 'الشحنه', 'رقم البوليصه', 'البوليصه'],
    ...['بوليصه', 'بوليصه الشحن', 'رقم بوليصه الشحن', 'رقم الطرد', 'الباركود', 'باركود'],
  ]),
  courier: new Set([
    ...['courier', 'carrier', 'company', 'shipping company', 'shipping provider', 'provider'],
    ...['شركه الشحن', 'الشركه', 'شركه', 'شركه التوصيل', 'الناقل'],
  ]),
};

const columns: readonly Column[] = ['order', 'number', 'courier'];

/** As on the shop's documents, with or without the prefix and hyphens. */
const orderForm = /^ZD[-–— ]?[0-9A-Z]{4}[-–— ]?[0-9A-Z]{4}$/i;
const numberForm = /^(?=.*\d)[A-Z0-9-]{4,40}$/i;
/** A rounded number also counts, so that it can be reported. */
const roundedForm = /^\d+[.,]?\d*E\+?\d+$/i;

type Found = { columns: Columns; hasHeader: boolean };

/** The columns of the order number, the tracking number and the courier. Null if they cannot be determined. */
export function columnsOf(rows: readonly (readonly string[])[]): Found | null {
  const [first = [], ...rest] = rows;
  const named = namedColumns(first);
  if (named.order !== undefined && named.number !== undefined)
    return { columns: named, hasHeader: true };
  // One known name makes the line a header; the other column is found by its content.
  const hasHeader = Object.keys(named).length > 0 || !first.some((cell) => /\d/.test(cell));
  const found = shapedColumns(hasHeader ? rest : rows, named);
  return found && { columns: found, hasHeader };
}

function namedColumns(header: readonly string[]): Columns {
  const folded = header.map(foldName);
  const found: Columns = {};
  for (const column of columns) {
    const at = folded.findIndex((name) => names[column].has(name));
    if (at !== -1) found[column] = at;
  }
  return found;
}

function shapedColumns(rows: readonly (readonly string[])[], named: Columns): Columns | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const free = Array.from({ length: width }, (_, at) => at).filter(
    (at) => !Object.values(named).includes(at),
  );
  const fitting = (form: (cell: string) => boolean, among: number[]) => {
    const counted = among.map((at) => ({
      at,
      times: rows.filter((row) => form(row[at] ?? '')).length,
    }));
    const best = counted.reduce((most, next) => (next.times > most.times ? next : most), {
      at: -1,
      times: 0,
    });
    return best.times > 0 ? best.at : undefined;
  };
  const order = named.order ?? fitting((cell) => orderForm.test(cell), free);
  const isNumber = (cell: string) => numberForm.test(cell) || roundedForm.test(cell);
  const number =
    named.number ??
    fitting(
      isNumber,
      free.filter((at) => at !== order),
    );
  if (order === undefined || number === undefined) return null;
  const others = free.filter((at) => at !== order && at !== number);
  const courier =
    named.courier ?? fitting((cell) => /j\s?&?\s?t\b|aramex|ارامكس|أرامكس/i.test(cell), others);
  return { order, number, ...(courier !== undefined && { courier }) };
}
