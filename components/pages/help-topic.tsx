import { ChevronRight } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { helpValues } from './help-answers';
import type { HelpQuestionName, HelpTopicName } from './help-topics';
import { PageSection } from './page-section';
import { RichText } from './rich-text';

type HelpTopicProps = { topic: HelpTopicName; questions: readonly HelpQuestionName[] };

export function HelpTopic({ topic, questions }: HelpTopicProps) {
  const t = useTranslations('help.topics');
  return (
    <PageSection id={topic} title={t(topic)}>
      <div className="-my-2 lg:-my-3">
        {questions.map((name) => (
          <HelpQuestion key={name} name={name} />
        ))}
      </div>
    </PageSection>
  );
}

/** The id is on the answer, so that a link to it makes the browser open the disclosure. */
function HelpQuestion({ name }: { name: HelpQuestionName }) {
  const t = useTranslations('help.questions');
  const values = helpValues(useLocale());
  return (
    <details className="group border-b border-border last:border-b-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 marker:hidden hover:text-primary">
        <h3 className="font-semibold">{t(`${name}.question`)}</h3>
        <Icon icon={ChevronRight} className="size-4 rotate-90 group-open:-rotate-90" />
      </summary>
      <p id={name} className="scroll-mt-20 pb-5 text-muted-foreground">
        <RichText>{(tags) => t.rich(`${name}.answer`, { ...values, ...tags })}</RichText>
      </p>
    </details>
  );
}
