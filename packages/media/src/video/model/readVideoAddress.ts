import { cleanFilmAddress, parseAddress } from '@hadaya/media/address';

export type VideoProvider = 'youtube' | 'vimeo' | 'dailymotion' | 'videopress';

/** A playable video. Frame URLs are built from the id alone, never copied from a page. */
export type VideoSource =
  | { readonly kind: 'file'; readonly address: string }
  | {
      readonly kind: 'frame';
      readonly provider: VideoProvider;
      readonly id: string;
      /** Kind of item that the id identifies; a single video by default. */
      readonly of?: 'playlist' | 'channel' | 'event' | 'showcase';
      /** The YouTube playlist that continues after this video. */
      readonly list?: string;
      /** Key of an unlisted Vimeo video. */
      readonly hash?: string;
      /** True if Vimeo plays the video as a silent background: no controls, never paused. */
      readonly isBackground?: boolean;
      /** Start time in seconds. */
      readonly start?: number;
      readonly end?: number;
    };

type Frame = Extract<VideoSource, { kind: 'frame' }>;
type More = { readonly [Name in 'of' | 'list' | 'hash' | 'isBackground' | 'start' | 'end']?: Frame[Name] | undefined };

const FILE = /\.(?:mp4|m4v|webm|og[gv]|mov|m3u8)$/i;
const ID = /^[\w-]{1,64}$/;

function readSeconds(value: string | null | undefined): number | undefined {
  const [, hours, minutes, seconds] = value?.match(/^(?:(\d{1,4})h)?(?:(\d{1,6})m)?(?:(\d{1,8})s?)?$/) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total > 0 ? total : undefined;
}

function readStart({ searchParams: query, hash }: URL): number | undefined {
  const [, inHash] = hash.match(/^#t=([\dhms]+)$/) ?? [];
  return readSeconds(query.get('start') ?? query.get('t') ?? query.get('time_continue') ?? inHash);
}

function toFrame(provider: VideoProvider, id: string | null | undefined, more: More = {}): VideoSource | undefined {
  if (!id || !ID.test(id)) return undefined;
  const said = Object.entries(more).filter(([, value]) => value !== undefined && value !== false);
  return { kind: 'frame', provider, id, ...Object.fromEntries(said) };
}

/** YouTube paths that are followed by a video id. */
const YOUTUBE_FOLDERS = new Set(['embed', 'v', 'vi', 'e', 'shorts', 'live', 'watch']);
/** Prefixes of the ids of mixes and of viewers' own playlists, which other pages cannot play. */
const OWN_LISTS = /^(?:RD|UL|WL|LL)/;
/** Path segments that replace a video id: for a playlist, or for a channel's current live stream. */
const NO_FILMS = new Set(['videoseries', 'live_stream', 'playlist']);

function readYoutube(url: URL, parts: readonly string[]): VideoSource | undefined {
  const { searchParams: query, hostname } = url;
  const [first = '', second] = parts;
  // Some URLs contain the video's URL in a query parameter.
  const inner = first === 'attribution_link' ? query.get('u') : first === 'oembed' ? query.get('url') : null;
  if (inner !== null) return readVideoAddress(inner, 'https://www.youtube.com/');
  const inPath = hostname.endsWith('youtu.be') ? first : YOUTUBE_FOLDERS.has(first) ? second : undefined;
  const id = (inPath && !NO_FILMS.has(inPath) ? inPath : (query.get('v') ?? query.get('vi')))?.split('&')[0];
  const times = { start: readStart(url), end: readSeconds(query.get('end')) };
  const list = query.get('list') ?? '';
  if (id) return toFrame('youtube', id, { ...times, list: ID.test(list) && !OWN_LISTS.test(list) ? list : undefined });
  if (inPath === 'live_stream') return toFrame('youtube', query.get('channel'), { of: 'channel' });
  const isList = inPath === 'videoseries' || (NO_FILMS.has(first) && second === undefined);
  return isList ? toFrame('youtube', list, { of: 'playlist' }) : undefined;
}

/** Vimeo paths that are followed by the name or number of a collection, not of a video. */
const VIMEO_GROUPS = new Set(['channels', 'groups', 'ondemand', 'album', 'showcase', 'event']);
const NUMBER = /^\d+$/;
const KEY = /^[0-9a-f]{6,}$/i;

function readVimeo(url: URL, parts: readonly string[]): VideoSource | undefined {
  const { searchParams: query } = url;
  const [first = '', second = '', third = ''] = parts;
  const given = query.get('h') ?? '';
  const key = (inPath = '') => (ID.test(given) ? given : KEY.test(inPath) ? inPath : undefined);
  if (first === 'event') {
    const hash = key(third === 'embed' ? parts[3] : third);
    return NUMBER.test(second) ? toFrame('vimeo', second, { of: 'event', hash }) : undefined;
  }
  const index = parts.findIndex((part, at) => NUMBER.test(part) && at > (VIMEO_GROUPS.has(first) ? 1 : -1));
  const id = index < 0 ? query.get('clip_id') : parts[index];
  if (!id && (first === 'showcase' || first === 'album')) return toFrame('vimeo', second, { of: 'showcase' });
  return toFrame('vimeo', id, {
    // The path segment after the id in a review URL is not the video's key.
    hash: key(parts[index - 1] === 'review' ? undefined : parts[index + 1]),
    isBackground: ['1', 'true'].includes(query.get('background') ?? ''),
    start: readStart(url),
  });
}

function readDailymotion(url: URL, parts: readonly string[]): VideoSource | undefined {
  const before = parts.indexOf('video');
  // On the short host, the id follows the host (`dai.ly/x8abc`) or a `video` segment.
  const isInPath = before >= 0 || isHost(url.hostname, 'dai.ly');
  const id = isInPath ? parts[before + 1] : url.searchParams.get('video');
  return toFrame('dailymotion', id?.split('_')[0]);
}

function readVideopress(_url: URL, [folder = '', id]: readonly string[]): VideoSource | undefined {
  return toFrame('videopress', folder === 'v' || folder === 'embed' ? id : undefined);
}

function isHost(hostname: string, ...names: readonly string[]): boolean {
  return names.some((name) => hostname === name || hostname.endsWith(`.${name}`));
}

const HOSTS = [
  [['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'youtubekids.com', 'youtube.googleapis.com'], readYoutube],
  [['vimeo.com', 'vimeopro.com'], readVimeo],
  [['dailymotion.com', 'dai.ly'], readDailymotion],
  [['videopress.com', 'video.wordpress.com'], readVideopress],
] as const;

/**
 * Recognises a video in any form of URL that an owner may have copied: a file by its extension, a player by its host
 * and id. Returns `undefined` for anything else, which callers show as a link. `base` is the page's URL, for relative
 * URLs.
 */
export function readVideoAddress(address: string, base: string): VideoSource | undefined {
  const url = parseAddress(cleanFilmAddress(address), base);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  if (FILE.test(url.pathname)) return { kind: 'file', address: url.href };
  const [, read] = HOSTS.find(([names]) => isHost(url.hostname, ...names)) ?? [];
  return read?.(url, url.pathname.split('/').filter(Boolean));
}
