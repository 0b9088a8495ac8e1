import { isRecord } from '@hadaya/core';
import type { ContactPage } from '../../../page/index.ts';

/** Keeps a visitor's text for the tab's session: across the shop's pages, back navigation and reloads. */
export interface Draft {
  read(): Readonly<Record<string, string>>;
  /** Replaces the draft; removes it if all texts are empty. */
  write(texts: Readonly<Record<string, string>>): void;
}

/** Opens the draft of one panel. Keeps nothing if the owner turned drafts off or consent for preferences is missing. */
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
