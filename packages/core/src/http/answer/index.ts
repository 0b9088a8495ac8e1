/** What a server said, as a value or an error. */
export { interpretResponse, readFacts } from './interpretResponse.ts';
