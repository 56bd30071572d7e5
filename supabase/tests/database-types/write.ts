import { writeFile } from 'node:fs/promises';
import { databaseTypes, databaseTypesFile } from './database-types';

await writeFile(databaseTypesFile, await databaseTypes());
