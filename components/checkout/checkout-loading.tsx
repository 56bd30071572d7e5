import { LoadingPanel } from '@/components/feedback/loading-panel';

/** In place of a form that loads. As high as the screen, so that what follows does not move into it and out again. */
export const CheckoutLoading = ({ text }: { text: string }) => (
  <LoadingPanel text={text} className="min-h-svh" />
);
