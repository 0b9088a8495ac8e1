const withoutAddress = (line: string) =>
  line
    .split(/[([]?\{url\}[)\]]?/)
    .map((part, index, { length }) => (index < length - 1 ? part.trimEnd() : part))
    .join('');

/**
 * Returns an owner's message without the page's URL and the brackets around it, because a separate card shows the page.
 */
export function withoutPage(message: string): string {
  return message.split('\n').map(withoutAddress).join('\n').trim();
}

/**
 * Returns the message to send, with the page's URL on a line of its own, so that the messenger shows a preview of the
 * page.
 */
export function joinPage(message: string, address: string): string {
  return [message.trim(), address].filter(Boolean).join('\n');
}
