import type { HttpError } from './HttpError.ts';

/** An error's message for people: the server may send HTML, of which only the text is left. Show it as text, never as HTML. */
export function plainMessage({ message }: Pick<HttpError, 'message'>): string {
  return message
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
