import { withAudience } from './audience.ts';
import type { Language } from './Language.ts';
import { textIn } from './languageTexts.ts';
import { asList, asValues, newItem, type Schema, type Value, type Values } from './schema.ts';

const GREETINGS: Readonly<Record<string, string>> = {
  en: 'Hello! How can we help you?',
  ar: 'مرحبًا! كيف يمكننا مساعدتك؟',
};

export interface ShopFacts {
  /** The shop's languages, the main one first. */
  readonly languages: readonly Language[];
  /** Working days in the shop's country; empty if unknown. */
  readonly working: readonly string[];
  readonly zone: string;
}

export const isUntouched = ({ widgets }: Values): boolean =>
  asList(widgets)
    .map(asValues)
    .every(({ channels, enabled }) => asList(channels).length === 0 && enabled !== true);

export const withFirst = (settings: Values, first: Value): Values => ({
  ...settings,
  widgets: [first, ...asList(settings.widgets).slice(1)],
});

function withWhatsApp(channels: readonly Value[], channel: Schema): readonly Value[] {
  const isThere = channels.some((one) => asValues(one).channel === 'Whatsapp');
  return isThere ? channels : [{ ...asValues(newItem(channel)), channel: 'Whatsapp' }, ...channels];
}

/** Returns the index of the first widget's WhatsApp channel, which the quick setup edits; -1 if there is none. */
export const whatsAppIndex = (settings: Values): number =>
  asList(asValues(asList(settings.widgets)[0]).channels).findIndex((one) => asValues(one).channel === 'Whatsapp');

/**
 * Returns the languages that the owner has added. If there are none and the shop has only one language, returns Arabic,
 * or English for a shop in Arabic.
 */
export function languagesToAdd(added: readonly Value[], shop: readonly Language[]): readonly Value[] {
  if (added.length > 0 || shop.length !== 1) return added;
  return [shop[0]?.tag === 'ar' ? 'en' : 'ar'];
}

/**
 * Prepares the quick setup: adds WhatsApp, a greeting and a language where they are missing, and turns the greeting on.
 * While opening hours are off, also sets the working days, if known, and the time zone.
 */
export function prefill(settings: Values, channel: Schema, { languages, working, zone }: ShopFacts): Values {
  const first = asValues(asList(settings.widgets)[0]);
  const common = asValues(settings.common);
  const added = languagesToAdd(asList(common.languages), languages);
  const chat = asValues(first.chat);
  const tags = [...languages.map(({ tag }) => tag), ...added.map(String)];
  const texts = tags.flatMap((tag) => (GREETINGS[tag] === undefined ? [] : [[tag, GREETINGS[tag]] as const]));
  const head = chat.head === '' || chat.head === undefined ? Object.fromEntries(texts) : chat.head;
  const hours = asValues(first.hours);
  const [line, ...others] = asList(hours.lines);
  const lines =
    line !== undefined && working.length > 0 ? [{ ...asValues(line), days: working }, ...others] : hours.lines;
  const next: Values = {
    ...first,
    channels: withWhatsApp(asList(first.channels), channel),
    chat: { ...chat, enabled: true, head },
    hours: hours.enabled === true ? hours : { ...hours, ...(lines ? { lines } : {}), zone },
  };
  return { ...withFirst(settings, next), common: { ...common, languages: added } };
}

/**
 * Returns the published settings: the first widget is visible to everybody, its greeting is off if it is empty, and
 * added languages without a greeting are removed.
 */
export function goLive(settings: Values, shop: readonly Language[]): Values {
  const first = asValues(asList(settings.widgets)[0]);
  const common = asValues(settings.common);
  const chat = asValues(first.chat);
  const main = shop[0]?.tag ?? '';
  const isWritten = (tag: string) => textIn(chat.head, tag, main) !== '';
  const languages = asList(common.languages).filter((tag) => isWritten(String(tag)));
  const tags = [...shop.map(({ tag }) => tag), ...languages.map(String)];
  const next = withAudience({ ...first, chat: { ...chat, enabled: tags.some(isWritten) } }, 'everybody');
  return { ...withFirst(settings, next), common: { ...common, languages } };
}
