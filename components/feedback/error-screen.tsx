import { MessagePanel } from './message-panel';
import { RefreshButton } from './refresh-button';

export type ErrorWords = { title: string; text: string; refreshPage: string };

/** What stands in for a page that failed to render. Gets its words, as error boundaries run in the browser. */
export function ErrorScreen({ words }: { words: ErrorWords }) {
  return (
    <div role="alert">
      <MessagePanel icon="alert" heading="h1" title={words.title} text={words.text}>
        <RefreshButton label={words.refreshPage} />
      </MessagePanel>
    </div>
  );
}
