import { isLoopback } from '../contracts/loopback.mjs';

/** Reads one setting, as a function's `deps.env`. */
export type Environment = (name: string) => string | undefined;

/** Trims line breaks and quotes left by pasting, which would make a secret fail silently. */
export function setting(env: Environment, name: string): string | undefined {
  const text = env(name)?.trim();
  const unquoted = /^(["'])(.*)\1$/s.exec(text ?? '')?.[2]?.trim() ?? text;
  return unquoted === '' ? undefined : unquoted;
}

export function isLive(env: Environment): boolean {
  return setting(env, 'APP_ENV') === 'live';
}

/** Why a provider's address must not be used, or undefined. */
export function addressProblem(env: Environment, name: string, url: string): string | undefined {
  if (!URL.canParse(url)) return `${name} is no address`;
  if (!isLoopback(url))
    return new URL(url).protocol === 'https:' ? undefined : `${name} must be an https address`;
  if (isLive(env)) return `${name} is a sandbox, but APP_ENV is live`;
  if (setting(env, 'SANDBOX') !== '1') return `${name} is a sandbox, but SANDBOX is not 1`;
  return undefined;
}
