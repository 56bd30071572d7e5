import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';

type PageHeaderProps = {
  /** The page's short name, as used in links. */
  title: string;
  heading?: string;
  intro: string;
  /** Table of contents of a long page. */
  index?: { label: string; sections: readonly { id: string; title: string }[] };
  children?: ReactNode;
};

export function PageHeader({ title, heading, intro, index, children }: PageHeaderProps) {
  const t = useTranslations('product');
  return (
    <header className="shell pt-4 pb-10 sm:pb-14">
      <Breadcrumb aria-label={t('breadcrumb')}>
        <BreadcrumbList>
          <BreadcrumbItem>
            <Link href="/shop" className="underline-offset-4 hover:underline">
              {t('home')}
            </Link>
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
      {index && (
        <nav aria-label={index.label} className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {index.sections.map((section) => (
              <li key={section.id}>
                <Button asChild variant="outline" size="sm" className="bg-card">
                  <a href={`#${section.id}`}>{section.title}</a>
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </header>
  );
}
