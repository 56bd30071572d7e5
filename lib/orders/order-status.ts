export type OrderStatusTone = 'amber' | 'blue' | 'purple' | 'green' | 'red' | 'grey';

const tones = new Map<string, OrderStatusTone>([
  ['pending', 'amber'],
  ['preparing', 'blue'],
  ['processing', 'blue'],
  ['shipped', 'purple'],
  ['delivered', 'green'],
  ['cancelled', 'red'],
]);

/** The badge colour of a status; grey for an unknown one. */
export const orderStatusTone = (status: string): OrderStatusTone =>
  tones.get(status.toLowerCase()) ?? 'grey';
