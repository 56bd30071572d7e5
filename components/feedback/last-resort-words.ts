import type { Locale } from '@/lib/i18n/locale';

/**
 * Messages for when the layout has failed, and with it the provider of messages. Copies of three messages: that error
 * page is loaded with every page and would otherwise include both message files. A test compares them.
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
