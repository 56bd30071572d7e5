import 'server-only';
import { randomUUID } from 'node:crypto';
import { cacheLife, cacheTag } from 'next/cache';
import { changesTag, deliveryTag } from '@/lib/catalogue/cache-tags';
import type { Locale } from '@/lib/i18n/locale';
import { publicClient } from '@/lib/supabase/public-client.server';
import { currentFeed } from './current-feed';
import { startBuild, type FeedBuild } from './feed-build';
import { feedText, type FeedFile } from './feed-files';
import { readFeedProducts } from './queries';

/** Changes with each announced change of a product or a delivery fee. */
async function catalogueVersion(): Promise<string> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(changesTag, deliveryTag);
  return randomUUID();
}

const buildFeed = (file: FeedFile, locale: Locale) =>
  startBuild(feedText(file, locale, readFeedProducts(publicClient, locale)));

const feeds = new Map<string, () => Promise<FeedBuild>>();

/** The feed of a language to serve. Rejects if it cannot be built and there is no earlier build. */
export async function getFeed(file: FeedFile, locale: Locale): Promise<FeedBuild> {
  const name = `${locale}/${file}`;
  const current =
    feeds.get(name) ??
    currentFeed({ build: () => buildFeed(file, locale), version: catalogueVersion });
  feeds.set(name, current);
  return current();
}
