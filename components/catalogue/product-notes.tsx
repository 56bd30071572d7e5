import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

export function ProductNotes({ locale, notes }: { locale: Locale; notes: string }) {
  const t = getTranslator(locale, 'product');
  return (
    <section
      aria-labelledby="notes-title"
      className="rounded-lg border border-s-4 border-border border-s-gilt bg-card p-5"
    >
      <h2 id="notes-title" className="font-bold">
        {t('notes')}
      </h2>
      <p dir="auto" className="mt-1 whitespace-pre-line">
        {notes}
      </p>
    </section>
  );
}
