import type { Locale } from '@/lib/i18n/locale';

/**
 * What is said in place of a layout that failed, and with it the provider of messages. Copies of three messages: that screen's
 * code is loaded with every page and would bring both message files along. A test compares.
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
