const withoutAddress = (line: string) =>
  line
    .split(/[([]?\{url\}[)\]]?/)
    .map((part, index, { length }) => (index < length - 1 ? part.trimEnd() : part))
    .join('');

/** An owner's message without the page's address and the brackets around it: the page is shown as a card of its own. */
export function withoutPage(message: string): string {
  return message.split('\n').map(withoutAddress).join('\n').trim();
}

/** The visitor's message as it is sent, the page's address on a line of its own, where the messenger makes a preview of it. */
export function joinPage(message: string, address: string): string {
  return [message.trim(), address].filter(Boolean).join('\n');
}
