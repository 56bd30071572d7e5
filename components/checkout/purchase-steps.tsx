import { Check } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import { cn } from '@/lib/utils';

const steps = ['cart', 'details', 'payment', 'done'] as const;
type PurchaseStep = (typeof steps)[number];

/** The line from the previous mark to this one. */
const lineClass =
  'not-first:before:absolute not-first:before:start-[calc(-50%+1.25rem)] not-first:before:end-[calc(50%+1.25rem)] not-first:before:top-3.75 not-first:before:h-0.5 not-first:before:bg-border';

type PurchaseStepsProps = {
  current: PurchaseStep;
  /** The order is not placed yet, so the cart can still be changed. */
  isOpen?: boolean;
  className?: string;
};

/**
 * The steps from the cart to the completed order: marks with their names below, joined by a line that is drawn
 * up to the current step.
 */
export function PurchaseSteps({ current, isOpen = false, className }: PurchaseStepsProps) {
  const t = useTranslations('purchase.steps');
  const position = steps.indexOf(current);
  return (
    <ol
      aria-label={t('label')}
      className={cn(
        '@container mb-6 grid max-w-136 grid-cols-4 text-center text-sm',
        // The first mark begins where the heading does.
        'lg:-ms-12.5',
        className,
      )}
    >
      {steps.map((step, index) => {
        const isCurrent = index === position;
        const isPassed = index < position || (step === 'done' && isCurrent);
        const name = <StepName isCurrent={isCurrent}>{t(step)}</StepName>;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={cn(
              'relative',
              isCurrent ? 'font-bold' : 'text-muted-foreground',
              lineClass,
              index <= position && 'not-first:before:bg-primary',
            )}
          >
            <StepMark isPassed={isPassed} isCurrent={isCurrent}>
              {isPassed ? <Icon icon={Check} className="size-4" /> : index + 1}
            </StepMark>
            {step === 'cart' && isPassed && isOpen ? (
              <Link
                href="/cart"
                // Covers the mark above it.
                className="text-primary underline underline-offset-4 after:absolute after:inset-0"
              >
                {name}
              </Link>
            ) : (
              name
            )}
            {index < position && <span className="sr-only"> ({t('passed')})</span>}
          </li>
        );
      })}
    </ol>
  );
}

type StepMarkProps = { isPassed: boolean; isCurrent: boolean; children: ReactNode };

function StepMark({ isPassed, isCurrent, children }: StepMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'mx-auto mb-1 grid size-8 place-items-center rounded-full border-2 bg-card leading-none font-bold',
        isCurrent && 'border-primary text-primary',
        isPassed && 'border-primary bg-primary text-primary-foreground',
      )}
    >
      {children}
    </span>
  );
}

/** If letters are so large that the names would overlap, only that of the current step is shown. */
function StepName({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  return (
    <span
      data-slot="step-name"
      className={
        isCurrent ? '@max-[17rem]:grid @max-[17rem]:justify-center' : '@max-[17rem]:sr-only'
      }
    >
      {children}
    </span>
  );
}
