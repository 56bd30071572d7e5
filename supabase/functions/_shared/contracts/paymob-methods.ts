export const paymobMethods = ['card', 'wallet', 'kiosk'] as const;
export type PaymobMethod = (typeof paymobMethods)[number];
