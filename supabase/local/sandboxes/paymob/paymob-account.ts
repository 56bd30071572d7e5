/** The shop's account with the sandbox, and where the two reach each other. */
export interface PaymobAccount {
  apiKey: string;
  secretKey: string;
  publicKey: string;
  hmacSecret: string;
  mode: 'test' | 'live';
  /** Set for each integration in the vendor's dashboard: where callbacks go, and where shoppers come back. */
  webhookUrl: string;
  returnUrl: string;
  /** The path of the sandbox on the gateway. */
  basePath: string;
  backendUrl: string;
  shopOrigins: string[];
}
