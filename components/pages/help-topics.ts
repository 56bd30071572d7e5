/** The questions of the Help page by topic. A name is a message key and the fragment of its address. */
export const helpTopics = [
  {
    topic: 'ordering',
    questions: [
      'how-to-order',
      'right-book',
      'item-limit',
      'out-of-stock',
      'promo-code',
      'change-order',
    ],
  },
  {
    topic: 'payment',
    questions: [
      'payment-methods',
      'pay-with-fawry',
      'pay-by-card',
      'pay-by-wallet',
      'pay-at-kiosk',
      'cash-on-delivery',
      'failed-payment',
      'added-costs',
      'card-safety',
    ],
  },
  {
    topic: 'delivery',
    questions: [
      'delivery-time',
      'delivery-areas',
      'delivery-cost',
      'track-order',
      'delivery-abroad',
    ],
  },
  {
    topic: 'returns',
    questions: ['return-window', 'how-to-return', 'damaged-book', 'refund-method'],
  },
  {
    topic: 'accounts',
    questions: ['need-account', 'create-account', 'forgot-password', 'my-orders'],
  },
  { topic: 'phones', questions: ['phone-formats', 'second-phone', 'foreign-phone'] },
] as const;

export type HelpTopicName = (typeof helpTopics)[number]['topic'];
export type HelpQuestionName = (typeof helpTopics)[number]['questions'][number];
