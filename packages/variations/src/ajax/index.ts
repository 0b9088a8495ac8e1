export type { Lookup } from './lookup.ts';
