/** A built shop, not one that is being worked on. Apart from the other settings, as pages carry it. */
export const isProduction = process.env.NODE_ENV === 'production';
