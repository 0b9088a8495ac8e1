/** Functions that decode HTML text. */
export * from './decodeEntities.ts';
