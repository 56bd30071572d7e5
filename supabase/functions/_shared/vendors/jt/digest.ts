import { createHash } from 'node:crypto';

/**
 * What J&T knows a request by: the raw MD5, in Base64, of the JSON text as it is before the form encodes it, and the key.
 */
export function headerDigest(bizContent: string, privateKey: string): string {
  return createHash('md5').update(`${bizContent}${privateKey}`, 'utf8').digest('base64');
}
