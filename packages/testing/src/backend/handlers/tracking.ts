import { textAnswer } from '../answers.ts';
import type { BackendHandler } from '../backendCall.ts';

/** Handles the contact widget's four counting calls, to which the Pro plugin always responds with `1`. */
export const countTracking: BackendHandler = () => textAnswer('1');
