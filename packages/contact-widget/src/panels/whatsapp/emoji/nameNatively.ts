import { isRecord } from '@hadaya/core';

interface EmojiEntry {
  name: string;
  keywords: unknown[];
  readonly skins: readonly [{ readonly native: string }, ...unknown[]];
}

function isEntry(value: unknown): value is EmojiEntry {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    Array.isArray(value.keywords) &&
    Array.isArray(value.skins) &&
    typeof Object(value.skins[0]).native === 'string'
  );
}

/**
 * Replaces emoji-mart's English-only names with the emojis themselves, so that a screen reader names them in its own
 * language. Searching for English names still works.
 */
export function nameNatively(data: unknown): void {
  const emojis = isRecord(data) && isRecord(data.emojis) ? Object.values(data.emojis) : [];
  for (const emoji of emojis.filter(isEntry)) {
    const { native } = emoji.skins[0];
    if (emoji.name === native) continue;
    emoji.keywords = [...emoji.keywords, ...emoji.name.toLowerCase().split(' ')];
    emoji.name = native;
  }
}
