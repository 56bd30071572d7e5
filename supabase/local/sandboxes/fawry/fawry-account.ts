/** The shop's account with the sandbox, and their addresses. */
export interface FawryAccount {
  merchantCode: string;
  secureKey: string;
  webhookUrl: string;
  /** The sandbox's path on the gateway. */
  basePath: string;
  backendUrl: string;
  shopOrigins: string[];
}
