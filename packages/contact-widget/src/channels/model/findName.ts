/** Normalises names and URLs that owners paste. This source is also printed into a page; see `findNumber.ts`. */
import { withoutBidiControls } from './findNumber.ts';

/** Adds a missing scheme to a URL such as `www.instagram.com/shop`; returns other text unchanged. */
export function withScheme(source: string): string {
  const text = withoutBidiControls(source)
    // oxlint-disable-next-line redos/no-vulnerable -- a channel’s value in the owner’s settings, 5,000 characters at most.
    .replace(/[.,;،]+$/g, '')
    .replace(/^["'<«“](.*)["'>»”]$/, '$1');
  const labels = (text.split(/[/?#:]/)[0] ?? '').split('.');
  const isDomain =
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d-]+$/i.test(label)) &&
    /^(?:com|net|org|me|gg|io|co|ru|gl|app|page|link|shop|store|om|ae|sa|kw|qa|bh)$/i.test(labels.at(-1) ?? '');
  if (/^https?:\/(?!\/)/i.test(text)) return text.replace(/^(https?:)\//i, '$1//');
  return isDomain || /^www\.[^.\s]+\.\S/i.test(text) ? `https://${text}` : text;
}

/** Returns a map URL for pasted latitude and longitude, or `undefined` for other text and other channel types. */
export function placeAddress(type: string, source: string): string | undefined {
  const maps: Readonly<Record<string, string>> = {
    Google_Maps: 'https://www.google.com/maps/search/?api=1&query=',
    Waze: 'https://waze.com/ul?navigate=yes&ll=',
  };
  const text = withoutBidiControls(source).replaceAll('٫', '.');
  const [, north = '', east = ''] =
    /^(?:geo:|\()?\s*(-?\d{1,2}\.\d+)(?:\s*[,،]\s*|\s+)(-?\d{1,3}\.\d+)\s*\)?$/i.exec(text) ?? [];
  const map = maps[type];
  if (north === '' || map === undefined || Math.abs(Number(north)) > 90 || Math.abs(Number(east)) > 180)
    return undefined;
  return `${map}${north},${east}`;
}

export function isWebAddress(text: string): boolean {
  // oxlint-disable-next-line redos/no-vulnerable -- a channel’s value in the owner’s settings, 5,000 characters at most.
  return /^https?:\/\/[^/\s]+\S*$/i.test(text);
}

function nameInAddress(type: string, address: string): string | undefined {
  const sites: Readonly<Record<string, RegExp>> = {
    Telegram: /^(?:t|telegram)\.(?:me|dog)\/(?:s\/)?([\w.]+)\/?$/i,
    Instagram: /^instagram\.com\/([\w.]+)\/?$/i,
    Instagram_DM: /^(?:ig\.me\/m|instagram\.com)\/([\w.]+)\/?$/i,
    Facebook_Messenger:
      /^(?:m\.me|(?:m|web|[a-z]{2}-[a-z]{2})\.facebook\.com|facebook\.com|fb\.com|fb\.me|messenger\.com\/t|facebook\.com\/messages\/t)\/(?:profile\.php\?id=|(?:people|pages)\/[^/]+\/)?([\w.-]+)\/?$/i,
    Twitter: /^(?:mobile\.)?(?:twitter|x)\.com\/@?(\w+)\/?$/i,
    TikTok: /^(?:m\.)?tiktok\.com\/@([\w.]+)\/?$/i,
    Snapchat: /^snapchat\.com\/(?:add\/|@)([\w.-]+)\/?$/i,
    Vkontakte: /^(?:m\.)?vk\.(?:com|me|ru)\/([\w.]+)\/?$/i,
  };
  // oxlint-disable-next-line redos/no-vulnerable -- a channel’s value in the owner’s settings, 5,000 characters at most.
  const rest = address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/#.*$/, '');
  // Without the full URL, a bot's start parameter or a prefilled text would be lost.
  if (/^(?:t|telegram)\.(?:me|dog)\/.*[?&](?:start|startapp|startgroup|text)=|^m\.me\/.*[?&](?:ref|text)=/i.test(rest))
    return undefined;
  // oxlint-disable-next-line redos/no-vulnerable -- a channel’s value in the owner’s settings, 5,000 characters at most.
  const path = rest.includes('profile.php') ? rest.replace(/&.*$/, '') : rest.replace(/\?.*$/, '');
  const name = sites[type]?.exec(path)?.[1];
  return name && !/^(?:p|reel|reels|stories|explore|direct|groups|pages|people|share|watch|joinchat|login)$/i.test(name)
    ? name
    : undefined;
}

/** Returns the name of a person or page, the URL if there is no name, or `undefined` if the text is neither. */
export function findName(type: string, source: string): string | undefined {
  const text = withScheme(source);
  if (isWebAddress(text)) return nameInAddress(type, text) ?? text;
  // oxlint-disable-next-line redos/no-vulnerable -- a channel’s value in the owner’s settings, 5,000 characters at most.
  const name = text.replace(/^\p{L}[\p{L} ]*:\s*/u, '').replace(/^[@ /]+|[@ /]+$/g, '');
  const number = name.replace(/[\s().-]/g, '');
  if (type === 'Telegram' && /^\+\d{7,15}$/.test(number)) return number;
  return /^[\w.-]{1,64}$/.test(name) ? name : undefined;
}

/**
 * Returns the email address in a string, with or without `mailto:`, a label or angle brackets; `undefined` if there is
 * none.
 */
export function findEmail(source: string): string | undefined {
  const text = withoutBidiControls(source).replace(/%40/g, '@');
  const bare = (/<([^<>]*)>/.exec(text)?.[1] ?? text)
    .replace(/^mailto:|^\p{L}[\p{L} -]*:\s*/iu, '')
    // oxlint-disable-next-line redos/no-vulnerable -- a channel’s value in the owner’s settings, 5,000 characters at most.
    .replace(/\?.*$/, '')
    // oxlint-disable-next-line redos/no-vulnerable -- a channel’s value in the owner’s settings, 5,000 characters at most.
    .replace(/\s*@\s*/, '@')
    // oxlint-disable-next-line redos/no-vulnerable -- a channel’s value in the owner’s settings, 5,000 characters at most.
    .replace(/^["'«“]+|["'»”.,;،]+$/g, '')
    .trim();
  return /^[^\s@<>"(),;:]+@[^\s@.,;]+(?:\.[^\s@.,;]+)+$/.test(bare) ? bare : undefined;
}
