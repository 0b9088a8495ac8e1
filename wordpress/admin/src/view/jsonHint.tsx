import { __, sprintf } from '@wordpress/i18n';
import { findJsonFault } from '../model/findJsonFault.ts';

/**
 * Returns a message with the position of the first error in JSON that is being typed; undefined if there is no error.
 */
export function jsonHint(text: string) {
  const fault = findJsonFault(text);
  if (!fault) return undefined;
  const message = fault.isEnd
    ? __('Invalid JSON: a closing bracket or quotation mark is missing at the end.', 'hadaya')
    : sprintf(
        // translators: 1: number of a line, 2: position of the character.
        __('Invalid JSON on line %1$d, character %2$d.', 'hadaya'),
        fault.line,
        fault.column,
      );
  return <span className="hadaya-mistake">{message}</span>;
}
