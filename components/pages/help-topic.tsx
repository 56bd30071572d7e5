import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { HelpQuestion } from './help-question';
import type { HelpQuestionName, HelpTopicName } from './help-topics';
import { PageSection } from './page-section';

type HelpTopicProps = {
  locale: Locale;
  topic: HelpTopicName;
  questions: readonly HelpQuestionName[];
};

export function HelpTopic({ locale, topic, questions }: HelpTopicProps) {
  const t = getTranslator(locale, 'help.topics');
  return (
    <PageSection id={topic} title={t(topic)}>
      <div className="-my-2 lg:-my-3">
        {questions.map((name) => (
          <HelpQuestion key={name} locale={locale} name={name} />
        ))}
      </div>
    </PageSection>
  );
}
