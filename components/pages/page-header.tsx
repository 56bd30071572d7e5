import type { ReactNode } from 'react';
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '@/components/ui/breadcrumb';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

type PageHeaderProps = {
  locale: Locale;
  /** The page's short name, as links to it say. */
  title: string;
  heading?: string;
  intro: string;
  children?: ReactNode;
};

export function PageHeader({ locale, title, heading, intro, children }: PageHeaderProps) {
  const t = getTranslator(locale, 'product');
  return (
    <header className="shell pt-4 pb-10 sm:pb-14">
      <Breadcrumb aria-label={t('breadcrumb')}>
        <BreadcrumbList>
          <BreadcrumbItem>
            <a href={localePath(locale, '/shop')} className="underline-offset-4 hover:underline">
              {t('home')}
            </a>
          </BreadcrumbItem>
          <BreadcrumbSeparator />
          <BreadcrumbItem>
            <BreadcrumbPage>{title}</BreadcrumbPage>
          </BreadcrumbItem>
        </BreadcrumbList>
      </Breadcrumb>
      <h1 className="mt-6 max-w-3xl text-3xl font-extrabold sm:mt-10 sm:text-4xl">
        {heading ?? title}
      </h1>
      <p className="mt-3 max-w-2xl text-lg text-muted-foreground">{intro}</p>
      {children}
    </header>
  );
}
