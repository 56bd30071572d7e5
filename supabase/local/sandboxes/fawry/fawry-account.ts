/** The shop's account with the sandbox, and where the two reach each other. */
export interface FawryAccount {
  merchantCode: string;
  secureKey: string;
  webhookUrl: string;
  /** The path of the sandbox on the gateway. */
  basePath: string;
  backendUrl: string;
  shopOrigins: string[];
}
