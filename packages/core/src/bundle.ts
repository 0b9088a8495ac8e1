/** Contents of core's only built file: everything that islands need to start. */

export * from './host/index.ts';
export * from './html/index.ts';
export * from './index.ts';
export * from './lazy/index.ts';
