import { existsSync, readFileSync } from 'node:fs';

/** Reads a file; returns an empty string if it does not exist. */
export const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
