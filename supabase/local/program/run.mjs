import { pathToFileURL } from 'node:url';
import { backendProgram } from './backend-program.mjs';

/** `npm run backend`: the embedded backend alone, until Ctrl-C. */
process.setSourceMapsEnabled(true);
const program = await backendProgram(process.cwd(), process.env.FUNCTIONS_DIR);
await import(pathToFileURL(program.at(-1)).href);
