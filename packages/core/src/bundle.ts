/** Contents of core's single built file: everything that islands need at their start. */

export * from './host/index.ts';
export * from './html/index.ts';
export * from './index.ts';
export * from './lazy/index.ts';
