import { existsSync, readFileSync } from 'node:fs';

export const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
