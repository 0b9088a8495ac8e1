import { textAnswer } from '../answers.ts';
import type { BackendHandler } from '../backendCall.ts';

/** The four counting calls of the contact widget: the paid plugin answers `1`, whatever was posted. */
export const countTracking: BackendHandler = () => textAnswer('1');
