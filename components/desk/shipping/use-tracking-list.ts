'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { announce } from '@/components/feedback/announce';
import { deskCheckTracking, deskTakeTracking } from '@/lib/desk/contract/shipping';
import { refusalOf } from '@/lib/desk/frame/refusal';
import { judged, rowsToSend, type JudgedRow } from '@/lib/desk/shipping/check-list';
import { decodeList } from '@/lib/desk/shipping/decode-list';
import type { TrackingList, TrackingRow } from '@/lib/desk/shipping/read-tracking';
import { largestFile, longestList } from '@/lib/desk/shipping/tracking-limits';
import { useDeskChange } from '../frame/use-desk-change';

type ListFault = Extract<TrackingList, { ok: false }> | { ok: false; reason: 'too_large' };
type Entry = Extract<TrackingList, { ok: true }> | ListFault;

export type TrackingStage =
  { name: 'entry' } | { name: 'checked' | 'taken'; rows: JudgedRow[]; count: number };

/** An uploaded list is read in the browser; the reader is loaded when it is first needed. */
async function readEntry(pasted: string, file: File | null): Promise<Entry> {
  if (file && file.size > largestFile) return { ok: false, reason: 'too_large' };
  const text = file ? decodeList(new Uint8Array(await file.arrayBuffer())) : pasted;
  if (text === null) return { ok: false, reason: 'not_text' };
  const { readTracking } = await import('@/lib/desk/shipping/read-tracking');
  return readTracking(text);
}

/** A list of tracking numbers: entered, checked, and only then saved. */
export function useTrackingList() {
  const t = useTranslations('deskShipping');
  const refusals = useTranslations('deskRefusals');
  const { change, isBusy: isTaking, refusal } = useDeskChange();
  const [stage, setStage] = useState<TrackingStage>({ name: 'entry' });
  const [list, setList] = useState<{ rows: TrackingRow[]; courier: string | null } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isChecking, setIsChecking] = useState(false);

  function refuse(words: string) {
    setTrouble(words);
    announce(words, 'assertive');
  }

  async function check(pasted: string, file: File | null, courier: string | null) {
    if (isChecking) return;
    setIsChecking(true);
    setTrouble(null);
    try {
      const read = await readEntry(pasted, file);
      if (!read.ok) {
        refuse(faultText(t, read));
        return;
      }
      const [{ browserClient }, { callDesk }] = await Promise.all([
        import('@/lib/supabase/browser-client'),
        import('@/lib/desk/frame/call-desk'),
      ]);
      const parameters = { p_rows: rowsToSend(read.rows), p_courier: courier };
      const answer = await callDesk(browserClient(), deskCheckTracking, parameters);
      setList({ rows: read.rows, courier });
      setStage({ name: 'checked', rows: judged(read.rows, answer.rows), count: answer.ok });
    } catch (error) {
      refuse(refusals(refusalOf(error)));
    } finally {
      setIsChecking(false);
    }
  }

  async function take() {
    if (!list) return;
    const parameters = { p_rows: rowsToSend(list.rows), p_courier: list.courier };
    const done = ({ taken }: { taken: number }) => t('taken', { count: taken });
    const answer = await change(deskTakeTracking, parameters, done);
    if (answer)
      setStage({ name: 'taken', rows: judged(list.rows, answer.rows), count: answer.taken });
  }

  function startAnew() {
    setStage({ name: 'entry' });
    setList(null);
  }

  return { stage, check, take, startAnew, isChecking, isTaking, trouble: trouble ?? refusal };
}

function faultText(
  t: ReturnType<typeof useTranslations<'deskShipping'>>,
  fault: ListFault,
): string {
  const line = 'line' in fault ? fault.line : 0;
  return t(`faults.${fault.reason}`, { line: String(line), most: String(longestList) });
}
