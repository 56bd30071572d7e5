import { useTranslations } from 'next-intl';
import { Form } from '@/components/navigation/form';
import { Button } from '@/components/ui/button';
import { messageStates, messageTopics } from '@/lib/desk/contract/messages';
import type { MessagesFilters } from '@/lib/desk/messages/messages-query';
import { FilterSelect } from '../frame/filter-fields';
import { SearchBox } from '../frame/search-box';

export function MessagesFiltersForm({ filters }: { filters: MessagesFilters }) {
  const t = useTranslations('deskMessages');
  const topics = useTranslations('deskMessages.topics');
  return (
    <Form
      key={JSON.stringify(filters)}
      action="/desk/messages"
      role="search"
      className="mt-5 print:hidden"
    >
      <SearchBox label={t('search')} hint={t('searchHint')} value={filters.query} />
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <FilterSelect
          name="state"
          label={t('state')}
          all={t('states.open')}
          value={filters.state === 'open' ? null : filters.state}
          options={[...messageStates.filter((id) => id !== 'open'), 'all' as const].map((id) => ({
            id,
            name: t(`states.${id}`),
          }))}
        />
        <FilterSelect
          name="topic"
          label={t('topic')}
          all={t('allTopics')}
          value={filters.topic}
          options={messageTopics.map((id) => ({ id, name: topics(id) }))}
        />
        <Button type="submit" variant="secondary">
          {t('apply')}
        </Button>
      </div>
    </Form>
  );
}
