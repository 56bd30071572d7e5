import { Check } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { Link } from '@/components/navigation/link';
import './purchase-steps.css';

const steps = ['cart', 'details', 'payment', 'done'] as const;
type PurchaseStep = (typeof steps)[number];

type PurchaseStepsProps = {
  current: PurchaseStep;
  /** The order is not placed yet, so the cart can still be changed. */
  isOpen?: boolean;
};

/** Where the shopper is between the cart and the finished order. */
export function PurchaseSteps({ current, isOpen = false }: PurchaseStepsProps) {
  const t = useTranslations('purchase.steps');
  const position = steps.indexOf(current);
  return (
    <ol aria-label={t('label')} className="purchase-steps">
      {steps.map((step, index) => {
        const isPassed = index < position || (step === 'done' && current === 'done');
        const name = <span className="purchase-step-name">{t(step)}</span>;
        return (
          <li
            key={step}
            data-passed={isPassed || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span aria-hidden="true" className="purchase-step-mark">
              {isPassed ? <Icon icon={Check} className="size-4" /> : index + 1}
            </span>
            {step === 'cart' && isPassed && isOpen ? <Link href="/cart">{name}</Link> : name}
            {index < position && <span className="sr-only"> ({t('passed')})</span>}
          </li>
        );
      })}
    </ol>
  );
}
