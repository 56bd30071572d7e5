import type { Locale } from '@/lib/i18n/locale';

/**
 * The words of the screen that stands in for a layout that failed. Copies of three messages, because that screen's
 * code is loaded with every page and would bring both message files along.
 */
export const lastResortWords: Record<Locale, { title: string; text: string; refreshPage: string }> =
  {
    ar: {
      title: 'حدث خطأ ما',
      text: 'حدث خطأ غير متوقع. جرّب تحديث الصفحة.',
      refreshPage: 'تحديث الصفحة',
    },
    en: {
      title: 'Something went wrong',
      text: 'An unexpected error occurred. Please try refreshing the page.',
      refreshPage: 'Refresh Page',
    },
  };
