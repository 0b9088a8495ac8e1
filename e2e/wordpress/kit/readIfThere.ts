import { existsSync, readFileSync } from 'node:fs';

/** The text of a file that may not exist. */
export const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
