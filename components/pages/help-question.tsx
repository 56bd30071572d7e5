import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import type { HelpQuestionName } from './help-topics';
import { helpValues } from './help-words';
import { linkedWords } from './linked-words';

/** The address is on the answer, not around it: a link to it makes the browser open the question. */
export function HelpQuestion({ locale, name }: { locale: Locale; name: HelpQuestionName }) {
  const t = getTranslator(locale, 'help.questions');
  return (
    <details className="group border-b border-border last:border-b-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-primary [&::-webkit-details-marker]:hidden">
        <h3 className="font-semibold">{t(`${name}.question`)}</h3>
        <Icon name="chevron" className="size-4 rotate-90 group-open:-rotate-90" />
      </summary>
      <p id={name} className="scroll-mt-20 pb-5 text-muted-foreground">
        {t.rich(`${name}.answer`, { ...helpValues(locale), ...linkedWords(locale) })}
      </p>
    </details>
  );
}
