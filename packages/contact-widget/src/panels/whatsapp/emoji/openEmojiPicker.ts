import arabicStrings from '@emoji-mart/data/i18n/ar.json';
import { createStrings, isArabic, type PageWindow } from '@hadaya/core';
import { Picker } from 'emoji-mart';
import type { ContactPage } from '../../../page/index.ts';
import { createSheet } from '../../../page/index.ts';
import { correctAria } from './correctAria.ts';
import { nameNatively } from './nameNatively.ts';

const TABLES = {
  en: { clear: 'Clear', groups: 'Groups of emoji' },
  ar: { clear: 'مسح', groups: 'مجموعات الرموز التعبيرية' },
} as const;

/** Corrections to the package's Arabic strings. */
const ARABIC = {
  ...arabicStrings,
  categories: {
    ...arabicStrings.categories,
    activity: 'أنشطة',
    foods: 'طعام وشراب',
    frequent: 'المستخدمة مؤخرًا',
    nature: 'حيوانات وطبيعة',
    objects: 'أشياء',
    people: 'وجوه وأشخاص',
    places: 'سفر وأماكن',
    symbols: 'رموز',
  },
};

const MOST_PER_LINE = 8;
const RECENTS = 50;
const EMOJI_SIZE = 22;
const BUTTON_SIZE = 34;
/** Width of the picker's padding and scroll bar, in CSS pixels. */
const EDGES = 28;

/** The search's clear button is smaller than a touch target. */
const FINGER_SIZE = '.search .delete { min-width: 24px; min-height: 24px; }';

export interface EmojiPickerUse {
  readonly signal: AbortSignal;
  readonly onPick: (emoji: string) => void;
}

async function readData(page: ContactPage): Promise<unknown> {
  const { environment, settings } = page.context;
  if (settings.emojiDataUrl === '') return (await import('@emoji-mart/data')).default;
  const response = await environment.fetch(settings.emojiDataUrl, { credentials: 'omit' });
  return response.json();
}

/**
 * Gives the picker a constructed style sheet, because strict content security policies would block its own style
 * element.
 */
function adoptStyles(page: PageWindow, prototype: object): void {
  Object.defineProperty(prototype, 'injectStyles', {
    configurable: true,
    value(this: HTMLElement, css: string) {
      if (this.shadowRoot && css) this.shadowRoot.adoptedStyleSheets = [createSheet(page, css + FINGER_SIZE)];
    },
  });
}

/**
 * Renders the picker into our container. Returns `false` if its parts fail to load; typing works without the picker.
 */
export async function openEmojiPicker(
  page: ContactPage,
  container: HTMLElement,
  { signal, onPick }: EmojiPickerUse,
): Promise<boolean> {
  const { environment, element } = page.context;
  const locale = isArabic(element) ? 'ar' : 'en';
  try {
    const data = await readData(page);
    const i18n = locale === 'ar' ? ARABIC : undefined;
    if (locale !== 'en') nameNatively(data);
    if (signal.aborted) return true;
    adoptStyles(environment.window, Picker.prototype);
    // A panel closed in the meantime has no width; the picker gets the default width when the panel opens again.
    const fitting = Math.floor((container.clientWidth - EDGES) / BUTTON_SIZE);
    const perLine = fitting > 0 ? Math.min(MOST_PER_LINE, fitting) : MOST_PER_LINE;
    const isDark = environment.window.matchMedia('(prefers-color-scheme: dark)').matches;
    const picker = new Picker({
      data,
      ...(i18n ? { i18n } : {}),
      locale,
      parent: container,
      theme: isDark ? 'dark' : 'light',
      perLine,
      maxFrequentRows: Math.ceil(RECENTS / perLine),
      emojiSize: EMOJI_SIZE,
      emojiButtonSize: BUTTON_SIZE,
      emojiVersion: 15,
      previewPosition: 'none',
      skinTonePosition: 'none',
      set: 'native',
      dynamicWidth: false,
      // On a phone, the search field's keyboard would cover the picker.
      autoFocus: page.device === 'desktop',
      onEmojiSelect: ({ native }: { readonly native?: string }) => native && onPick(native),
    });
    if (picker instanceof HTMLElement && picker.shadowRoot)
      correctAria(picker.shadowRoot, createStrings(TABLES, element), signal);
    signal.addEventListener('abort', () => container.replaceChildren(), { once: true });
    return true;
  } catch (thrown) {
    environment.logger.warn('the emoji picker could not be loaded; messages can be typed without it', thrown);
    return false;
  }
}
