// Web Crypto has no MD5.
import { md5 } from '@noble/hashes/legacy.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** J&T's request signature: the raw MD5, in Base64, of the JSON text before form encoding, followed by the key. */
export function headerDigest(bizContent: string, privateKey: string): string {
  return btoa(String.fromCharCode(...md5(utf8ToBytes(bizContent + privateKey))));
}
