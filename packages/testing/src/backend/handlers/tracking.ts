import { textAnswer } from '../answers.ts';
import type { BackendHandler } from '../backendCall.ts';

/** The contact widget's four counting calls: the Pro plugin always returns `1`. */
export const countTracking: BackendHandler = () => textAnswer('1');
