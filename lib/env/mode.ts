/** Whether this is a production build. Separate from the other settings because client code imports it. */
export const isProduction = process.env.NODE_ENV === 'production';
