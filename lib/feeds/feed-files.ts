import type { Locale } from '@/lib/i18n/locale';
import { feedItem, type FeedItem } from './feed-item';
import { googleFoot, googleHead, googleItem } from './google-xml';
import { metaHead, metaRow } from './meta-csv';
import type { FeedProduct } from './queries';

type FeedFormat = {
  contentType: string;
  head: (locale: Locale) => string;
  item: (item: FeedItem, locale: Locale) => string;
  foot: string;
};

const formats = {
  'google.xml': {
    contentType: 'application/xml; charset=utf-8',
    head: googleHead,
    item: googleItem,
    foot: googleFoot,
  },
  'meta.csv': {
    contentType: 'text/csv; charset=utf-8',
    head: metaHead,
    item: metaRow,
    foot: '',
  },
} satisfies Record<string, FeedFormat>;

export type FeedFile = keyof typeof formats;

export const isFeedFile = (name: string): name is FeedFile => Object.hasOwn(formats, name);

export const feedContentType = (file: FeedFile): string => formats[file].contentType;

/** The text of a feed, in pieces. Nothing is written before the first products have been read. */
export async function* feedText(
  file: FeedFile,
  locale: Locale,
  slices: AsyncIterable<readonly FeedProduct[]>,
): AsyncGenerator<string> {
  const { head, item, foot }: FeedFormat = formats[file];
  let start = head(locale);
  for await (const products of slices) {
    const items = products.flatMap((product) => feedItem(product, locale) ?? []);
    yield start + items.map((each) => item(each, locale)).join('');
    start = '';
  }
  yield start + foot;
}
