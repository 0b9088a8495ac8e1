/** What core's one built file holds: all that islands need at their start. */

export * from './host/index.ts';
export * from './html/index.ts';
export * from './index.ts';
export * from './lazy/index.ts';
