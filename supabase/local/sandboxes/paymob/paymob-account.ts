/** The shop's account with the sandbox, and their addresses. */
export interface PaymobAccount {
  apiKey: string;
  secretKey: string;
  publicKey: string;
  hmacSecret: string;
  mode: 'test' | 'live';
  /** Set per integration in the dashboard: the callback and return addresses. */
  webhookUrl: string;
  returnUrl: string;
  /** The sandbox's path on the gateway. */
  basePath: string;
  backendUrl: string;
  shopOrigins: string[];
}
