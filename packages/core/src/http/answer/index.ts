/** The server's response, as a value or an error. */
export { interpretResponse, readFacts } from './interpretResponse.ts';
