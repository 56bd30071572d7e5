import type { Locale } from '@/lib/i18n/locale';
import { lastResortWords } from './last-resort-words';

/**
 * The words of every screen that stands in for a page. Copies of messages, because those screens are loaded with each
 * page: the messages themselves would bring both files along, and as component data they would be in every document.
 */
export const failureWords = {
  ar: {
    ...lastResortWords.ar,
    retrying: 'نحاول التحميل مرة أخرى…',
    fetchProducts: 'تعذّر تحميل الكتب',
    clearFilters: 'مسح الفلاتر',
    loadingProduct: 'خطأ في تحميل الكتاب',
    fetchProduct: 'تعذّر تحميل بيانات الكتاب',
    notFoundTitle: 'الصفحة غير موجودة',
    notFound: 'عذرًا! الصفحة غير موجودة',
    notFoundText: 'ربما نُقلت الصفحة التي تبحث عنها أو لم تكن هنا من قبل.',
    returnHome: 'العودة إلى الرئيسية',
    productNotFound: 'الكتاب غير موجود',
    productNotFoundText: 'ربما لم يعد هذا الكتاب معروضًا، أو أن الرابط غير مكتمل.',
    back: 'رجوع',
  },
  en: {
    ...lastResortWords.en,
    retrying: 'Trying again…',
    fetchProducts: 'Failed to fetch products',
    clearFilters: 'Clear Filters',
    loadingProduct: 'Error loading product',
    fetchProduct: 'Failed to fetch product',
    notFoundTitle: 'Page not found',
    notFound: 'Oops! Page not found',
    notFoundText: 'The page you are looking for has moved or was never here.',
    returnHome: 'Return to Home',
    productNotFound: 'Product not found',
    productNotFoundText: 'This book may have been withdrawn, or the link is incomplete.',
    back: 'Back',
  },
} satisfies Record<Locale, object>;

export type FailureWords = (typeof failureWords)[Locale];
