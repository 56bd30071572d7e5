const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const hour = 3_600_000;

interface Scan {
  /** Hours before the first query about the parcel, or a time in Cairo. */
  ago: number | string;
  code: string;
  type: string;
  desc: string;
  city?: string;
}

const created: Scan = { ago: 76, code: '', type: '', desc: 'Shipment information received' };
const picked: Scan = {
  ago: 70,
  code: '1',
  type: 'Pickup scan',
  desc: '【Giza】Your parcel has been picked up',
  city: 'Giza',
};
const sent: Scan = {
  ago: 60,
  code: '3',
  type: 'Station sending scan',
  desc: '【6th of October】The parcel left for the next station',
  city: 'Giza',
};
const arrived: Scan = {
  ago: 45,
  code: '4',
  type: 'Station arrival',
  desc: '【Nasr City】The parcel arrived at the station',
  city: 'Cairo',
};
const out: Scan = {
  ago: 5,
  code: '5',
  type: 'Delivery scan',
  desc: 'The parcel is out for delivery',
  city: 'Cairo',
};
const signed: Scan = {
  ago: 2,
  code: '10',
  type: 'Sign scan',
  desc: 'The parcel was delivered',
  city: 'Cairo',
};
const failed: Scan = {
  ago: 26,
  code: '11',
  type: 'Abnormal parcel scan',
  desc: 'Delivery failed: nobody answered',
  city: 'Cairo',
};
const returning: Scan = {
  ago: 20,
  code: '14',
  type: 'Returned parcel scan',
  desc: 'On its way back',
};
const returned: Scan = {
  ago: 3,
  code: '13',
  type: 'Returned signed',
  desc: 'Returned to the sender',
};

const arabic: Scan[] = [
  { ...picked, desc: '【الجيزة】تم استلام الشحنة من الراسل', city: 'الجيزة' },
  { ...arrived, desc: '【مدينة نصر】وصلت الشحنة إلى المحطة', city: 'القاهرة' },
  { ...out, desc: 'الشحنة مع المندوب في الطريق إليك', city: 'القاهرة' },
];
/** The clock changes of 2026: forward before 24 April, back after 29 October. */
const changing: Scan[] = [
  { ...picked, ago: '2026-04-23 23:30:00' },
  { ...sent, ago: '2026-04-24 01:30:00' },
  { ...arrived, ago: '2026-10-29 22:30:00' },
  { ...out, ago: '2026-10-30 00:30:00' },
];

const stories: Record<string, Scan[]> = {
  CREATED: [created],
  TRANSIT: [picked, sent, arrived],
  OUT: [picked, sent, arrived, out],
  DONE: [picked, sent, arrived, out, signed],
  FAIL: [picked, sent, arrived, failed, out],
  RETURN: [picked, arrived, failed, returning, returned],
  UNSORTED: [arrived, signed, picked, out, sent],
  ARABIC: arabic,
  CODEINT: [picked, sent],
  SLOW: [picked],
  PII: [picked, out, signed],
  DST: changing,
};

const personal = {
  staffName: 'سيد فتحي محمود',
  staffContact: '01001234567',
  scanNetworkContact: '0223456789',
  sigPicUrl: 'https://pictures.example/signature.png',
  electronicSignaturePicUrl: 'https://pictures.example/electronic.png',
  otp: '482193',
  remark: 'سُلّمت إلى البواب عم حسن',
};

/** The details of a parcel in the courier's format. */
export function detailsOf(scenario: string, firstRequest: number): object[] {
  return (stories[scenario] ?? []).map(({ ago, code, type, desc, city }) => ({
    scanTime: typeof ago === 'string' ? ago : local.format(firstRequest - ago * hour),
    desc:
      scenario === 'PII'
        ? `${desc}: ${personal.staffName} ${personal.staffContact}, ${personal.otp}`
        : desc,
    scanType: type,
    scanTypeCode: code,
    scanNetworkName: city ? `${city} DC` : null,
    scanNetworkId: 214,
    scanNetworkCity: city ?? null,
    scanNetworkProvince: city ?? null,
    staffName: null,
    staffContact: null,
    ...(scenario === 'PII' ? personal : {}),
  }));
}
