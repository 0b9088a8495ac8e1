/** Where a visit comes from: the pure part. */
export { isTrafficAllowed, readTrafficRules, type Traffic } from './traffic.ts';
