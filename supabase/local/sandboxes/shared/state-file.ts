import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from '../../error-code.ts';

export interface StateFile {
  read(): unknown;
  write(state: object): void;
}

/**
 * State in one JSON file that is replaced atomically before any answer is sent: a killed process leaves the last
 * complete state.
 */
export function stateFile(path: string): StateFile {
  mkdirSync(dirname(path), { recursive: true });
  return {
    read() {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as unknown;
      } catch (error) {
        if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
        throw error;
      }
    },
    write(state) {
      writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
  };
}
