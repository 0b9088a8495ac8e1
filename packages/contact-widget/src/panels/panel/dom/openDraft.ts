import { isRecord } from '@hadaya/core';
import type { ContactPage } from '../../../page/index.ts';

/** Keeps what a visitor wrote for the tab: through other pages of the shop, Back and a reload. */
export interface Draft {
  read(): Readonly<Record<string, string>>;
  /** Replaces what is kept; without any text nothing is left. */
  write(texts: Readonly<Record<string, string>>): void;
}

/** The draft of one panel. Where the owner has switched drafts off, or the visitor objects, it keeps nothing. */
export function openDraft({ context, consent }: ContactPage, panelId: string): Draft {
  const { session } = context.environment.storage;
  const key = `hadaya-contact-draft-${panelId}`;
  const isOn = context.settings.keepDraft && consent.has('preferences');
  return {
    read() {
      try {
        const kept: unknown = isOn && JSON.parse(session.getItem(key) ?? '');
        return isRecord(kept)
          ? Object.fromEntries(
              Object.entries(kept).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
            )
          : {};
      } catch {
        return {};
      }
    },
    write(texts) {
      if (isOn && Object.values(texts).some(Boolean)) session.setItem(key, JSON.stringify(texts));
      else session.removeItem(key);
    },
  };
}
