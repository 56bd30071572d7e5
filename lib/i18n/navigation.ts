import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing';

/**
 * Next.js's navigation for paths without a language: each adds that of the page. For components and pages; what is not
 * rendered by React uses `localePath`. Links of the shop are `components/navigation/link`, built on this one.
 */
export const { Link, getPathname, redirect, usePathname, useRouter } = createNavigation(routing);
