/** Where a visit comes from. */
export { keepTraffic, readTraffic } from './dom/readTraffic.ts';
export * from './model/index.ts';
