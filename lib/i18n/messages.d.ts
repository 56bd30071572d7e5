import type { formats } from './formats';
import type { Locale } from './locale';
import type ar from '@/messages/ar.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof ar;
    Formats: typeof formats;
  }
}
