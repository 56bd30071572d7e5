import { createHash, generateKeyPair, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';

export interface IdTokenSigner {
  sign(claims: Record<string, unknown>): string;
  certs: { keys: JsonWebKey[] };
}

const keyId = 'stand-in';

/** Signs with a key of this process (RS256), as Google does. */
export async function createSigner(): Promise<IdTokenSigner> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
  });
  return {
    sign: (claims) => signed(claims, privateKey),
    certs: {
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, use: 'sig', alg: 'RS256' }],
    },
  };
}

function signed(claims: Record<string, unknown>, key: KeyObject): string {
  const text = [{ alg: 'RS256', kid: keyId, typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

/** Links an access token to its id token (OpenID Connect Core, 3.1.3.6). */
export function accessTokenHash(accessToken: string): string {
  const digest = createHash('sha256').update(accessToken).digest();
  return digest.subarray(0, digest.length / 2).toString('base64url');
}
