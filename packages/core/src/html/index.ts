/** Markup as data. */
export * from './decodeEntities.ts';
