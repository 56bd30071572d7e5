// Web Crypto has no MD5.
import { md5 } from '@noble/hashes/legacy.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What J&T knows a request by: the raw MD5, in Base64, of the JSON text as it is before the form encodes it, and the key.
 */
export function headerDigest(bizContent: string, privateKey: string): string {
  return btoa(String.fromCharCode(...md5(utf8ToBytes(bizContent + privateKey))));
}
