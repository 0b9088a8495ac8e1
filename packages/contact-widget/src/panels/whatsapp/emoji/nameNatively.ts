import { isRecord } from '@hadaya/core';

/** One emoji of emoji-mart's data, as far as it is used here. */
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
 * Names each emoji by itself in emoji-mart's data, which has English names only: a screen reader says the emoji in its own
 * language then. The English names go on being found by the search.
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
