import { Icon } from '@/components/ui/icon';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { ProductWords } from './product-words';

const promises = [
  { name: 'delivery', icon: 'truck', path: '/about#shipping' },
  { name: 'returns', icon: 'refresh', path: '/about#refund' },
] as const;

/** When the book arrives and how long it may be returned: what the offer's structured data says too. */
export function ProductPromises({ locale, words }: { locale: Locale; words: ProductWords }) {
  return (
    <ul aria-label={words.promises} className="mt-5 space-y-2 text-sm text-muted-foreground">
      {promises.map(({ name, icon, path }) => {
        const [before, linked, after] = words[name].split(/<\/?link>/);
        return (
          <li key={name} className="flex items-start gap-3">
            <Icon name={icon} className="mt-0.5 size-5" />
            <p>
              {before}
              <a
                href={localePath(locale, path)}
                className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {linked}
              </a>
              {after}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
