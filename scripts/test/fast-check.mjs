import { configureGlobal } from 'fast-check';
import { seed } from './seed.mjs';

configureGlobal({ seed });

/** fast-check with the seed of this run. */
export { default as fc } from 'fast-check';
