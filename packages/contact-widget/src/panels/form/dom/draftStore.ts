import { isRecord } from '@hadaya/core';
import type { ContactPage } from '../../../page/index.ts';

/**
 * Keeps what a visitor wrote in the session, when the owner's option allows it and the visitor does not object. What keeps a text
 * through a sending that failed is the form's own state, `model/formState.ts`.
 */
export interface DraftStore {
  read(): Readonly<Record<string, string>>;
  write(texts: Readonly<Record<string, string>>): void;
  clear(): void;
}

/** The draft of one form. Without the option it keeps nothing: the panel's own memory is enough until the page ends. */
export function openDraft({ context, consent }: ContactPage, name: string): DraftStore {
  const { storage } = context.environment;
  const key = `hadaya-contact-draft-${name}`;
  const isOn = context.settings.keepDraft && consent.has('preferences');
  return {
    read() {
      if (!isOn) return {};
      try {
        const found: unknown = JSON.parse(storage.session.getItem(key) ?? '{}');
        if (!isRecord(found)) return {};
        return Object.fromEntries(
          Object.entries(found).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
        );
      } catch {
        return {};
      }
    },
    write(texts) {
      if (isOn) storage.session.setItem(key, JSON.stringify(texts));
    },
    clear: () => storage.session.removeItem(key),
  };
}
