'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ScriptButton } from '@/components/forms/script-button';
import type { DeskCourier } from '@/lib/desk/contract/fields';
import { Refusal } from '../frame/refusal';
import { JudgedRows } from './judged-rows';
import { TrackingForm } from './tracking-form';
import { useTrackingList, type TrackingStage } from './use-tracking-list';

/** The steps of a list of tracking numbers: entered, checked, saved. Nothing is saved that was not shown first. */
export function TrackingDesk({ couriers }: { couriers: readonly DeskCourier[] }) {
  const { stage, check, take, startAnew, isChecking, isTaking, trouble } = useTrackingList();
  if (stage.name === 'entry')
    return (
      <>
        <TrackingForm couriers={couriers} isChecking={isChecking} onCheck={check} />
        <Refusal>{trouble}</Refusal>
      </>
    );
  return (
    <>
      <StageHeading stage={stage} />
      <Refusal>{trouble}</Refusal>
      <StageActions stage={stage} isTaking={isTaking} onTake={take} onAnew={startAnew} />
      <JudgedRows rows={stage.rows} />
    </>
  );
}

type Judged = Exclude<TrackingStage, { name: 'entry' }>;

/** Takes the focus, so that the result is announced and the actions are next in the tab order. */
function StageHeading({ stage }: { stage: Judged }) {
  const t = useTranslations('deskShipping');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [stage.name]);
  const already = stage.rows.filter(({ verdict }) => verdict === 'already_shipped_same').length;
  const wrong = stage.rows.length - stage.count - already;
  return (
    <div className="mt-6">
      <h2 ref={title} tabIndex={-1} className="text-xl font-bold">
        {t(stage.name === 'checked' ? 'checkedTitle' : 'takenTitle')}
      </h2>
      <p className="mt-1 font-semibold">
        {t(stage.name === 'checked' ? 'summary' : 'taken', { count: stage.count })}
      </p>
      {already > 0 && <p>{t('already', { count: already })}</p>}
      {wrong > 0 && <p className="text-destructive">{t('wrong', { count: wrong })}</p>}
    </div>
  );
}

type StageActionsProps = {
  stage: Judged;
  isTaking: boolean;
  onTake: () => Promise<void>;
  onAnew: () => void;
};

function StageActions({ stage, isTaking, onTake, onAnew }: StageActionsProps) {
  const t = useTranslations('deskShipping');
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {stage.name === 'checked' && stage.count > 0 && (
        <ScriptButton isBusy={isTaking} onClick={() => void onTake()}>
          {isTaking ? t('shipping') : t('ship', { count: stage.count })}
        </ScriptButton>
      )}
      <ScriptButton variant="outline" onClick={onAnew}>
        {t('another')}
      </ScriptButton>
    </div>
  );
}
