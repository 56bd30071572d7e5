const hour = 3_600_000;

interface Update {
  /** Hours before the first query about the parcel. */
  ago: number;
  code: string;
  description: string;
  place?: string;
  problem?: string;
}

const created: Update = { ago: 80, code: 'SH014', description: 'Record created.' };
const picked: Update = { ago: 72, code: 'SH012', description: 'Picked up from shipper' };
const received: Update = { ago: 60, code: 'SH001', description: 'Received at origin facility' };
const moving: Update = {
  ago: 30,
  code: 'SH022',
  description: 'Shipment departed from operations facility – in transit',
  place: 'Alexandria, Egypt',
};
const out: Update = { ago: 6, code: 'SH003', description: 'Out for delivery' };
const delivered: Update = { ago: 2, code: 'SH005', description: 'Delivered' };
const attempted: Update = {
  ago: 4,
  code: 'SH033',
  description: 'Attempted delivery – customer not available',
  problem: 'A01',
};
const returned: Update = { ago: 3, code: 'SH069', description: 'Returned to shipper' };
const unknownCode: Update = { ago: 10, code: 'SH999', description: 'Handed to a partner' };

const transit = [created, picked, received, moving];
const stories: Record<string, Update[]> = {
  '01': [created],
  '02': transit,
  '03': [...transit, out],
  '04': [...transit, out, delivered],
  '05': [...transit, out, attempted],
  '06': [...transit, attempted, returned],
  '07': [created, picked, unknownCode],
  '10': [moving, delivered, created, out, picked],
  '11': transit,
  '12': transit,
  '16': transit,
  '19': transit,
};

/** All date formats of scenario 11. */
const forms: ((at: number) => string)[] = [
  (at) => `/Date(${at}-0500)/`,
  (at) => `/Date(${at})/`,
  (at) => new Date(at).toISOString(),
  (at) => `/Date(${at}+0200)/`,
];

/** The updates of a waybill in the courier's format. */
export function updatesOf(waybill: string, scenario: string, firstRequest: number): object[] {
  return (stories[scenario] ?? []).map((update, index) => {
    const at = firstRequest - update.ago * hour;
    const form = scenario === '11' ? forms[index % forms.length] : undefined;
    return {
      WaybillNumber: waybill,
      UpdateCode: update.code,
      UpdateDescription: update.description,
      UpdateDateTime: form ? form(at) : `/Date(${at}+0200)/`,
      UpdateLocation: update.place ?? 'Cairo, Egypt',
      Comments: update.code === 'SH005' ? 'Received by Mona Ali, 01012345678' : '',
      ProblemCode: update.problem ?? '',
      GrossWeight: '1.0',
      ChargeableWeight: '1.0',
      WeightUnit: 'KG',
    };
  });
}
