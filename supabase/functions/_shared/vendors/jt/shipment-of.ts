import { cairoIso, readCairoTime } from '../couriers/cairo-time.ts';
import { newestFirst } from '../couriers/newest-first.ts';
import { shownText } from '../couriers/shown-text.ts';
import {
  mostEvents,
  type ShipmentEvent,
  type TrackedShipment,
} from '../couriers/tracked-shipment.ts';
import { type JtDetail } from './answer.ts';
import { eventOfScan, statusOfScan } from './scan-status.ts';

interface Scan {
  at: number | undefined;
  desc: string;
  scanType: string | undefined;
  scanTypeCode: string | undefined;
  place: string | undefined;
}

/** The tracking of one bill code in both formats: normalized events, and J&T's own body without personal data. */
export function shipmentOf(billCode: string, details: readonly JtDetail[]): TrackedShipment {
  const scans = newestFirst(details.map(scanOf)).slice(0, mostEvents);
  return {
    bill_code: billCode,
    history: scans.map(eventOf),
    jt_tracking_response: {
      code: '1',
      msg: 'success',
      data: [{ billCode, details: scans.map(shownScan) }],
    },
  };
}

function scanOf(detail: JtDetail): Scan {
  const { scanTime, desc, scanType, scanTypeCode, staffName, staffContact } = detail;
  const personal = [staffName, staffContact, detail.scanNetworkContact, detail.otp];
  const city = [detail.scanNetworkCity, detail.scanNetworkProvince];
  const places = [...new Set(city.flatMap((name) => name ?? []))];
  return {
    at: readCairoTime(scanTime ?? ''),
    desc: shownText(desc ?? scanType ?? '', personal),
    scanType,
    scanTypeCode,
    place: places.length > 0 ? places.join(', ').slice(0, 100) : undefined,
  };
}

/** In the shop's terms. */
function meaningOf({ scanType, scanTypeCode }: Scan) {
  const event = eventOfScan(scanTypeCode, scanType);
  return {
    normalized_status: statusOfScan(scanTypeCode, scanType),
    ...(event && { known_event: event }),
  };
}

function eventOf(scan: Scan): ShipmentEvent {
  const { at, desc, place } = scan;
  return {
    ...(at !== undefined && { scan_time: cairoIso(at) }),
    description: desc,
    ...meaningOf(scan),
    ...(place && { location: place }),
  };
}

function shownScan(scan: Scan): object {
  const { at, desc, scanType, scanTypeCode, place } = scan;
  return {
    ...(at !== undefined && { scanTime: cairoIso(at) }),
    desc,
    ...(scanType && { scanType: shownText(scanType) }),
    ...(scanTypeCode && { scanTypeCode: scanTypeCode.slice(0, 10) }),
    ...(place && { location: place }),
    ...meaningOf(scan),
  };
}
