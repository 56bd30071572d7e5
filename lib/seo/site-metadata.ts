import type { Metadata, Viewport } from 'next';
import { env } from '@/lib/env/public';

const icons = '/websites/shop/icons';

/** The metadata of every page. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  formatDetection: { telephone: false },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: `${icons}/icon.svg`, type: 'image/svg+xml' },
    ],
    apple: `${icons}/apple-touch-icon.png`,
  },
};

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ee' },
    { media: '(prefers-color-scheme: dark)', color: '#121716' },
  ],
};
