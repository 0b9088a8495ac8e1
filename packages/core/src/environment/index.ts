/** A widget's environment: clock, storages, logger, errors, and scheduling. */

export { contain, inheritReport, reportFailures, reportToPage, runHostCode } from './contain.ts';
export { type Clock, createClock } from './createClock.ts';
export { createEnvironment, type Environment, type PageWindow } from './createEnvironment.ts';
export { createLogger, type Logger } from './createLogger.ts';
export { createMemoryStorage, type Storages } from './createStorages.ts';
export { asHadayaError, HadayaError } from './HadayaError.ts';
export { nextTask } from './nextTask.ts';
export { prefersReducedMotion } from './prefersReducedMotion.ts';
export { whenPainted } from './whenPainted.ts';
export { yieldTask } from './yieldTask.ts';
