import { parseAddress } from '../../model/parseAddress.ts';

/** Who plays a video. */
export type VideoProvider = 'youtube' | 'vimeo' | 'dailymotion' | 'videopress';

/** A video that we know how to play. Frame addresses are built from the id alone, never copied from a page. */
export type VideoSource =
  | { readonly kind: 'file'; readonly address: string }
  | {
      readonly kind: 'frame';
      readonly provider: VideoProvider;
      readonly id: string;
      /** Key of an unlisted Vimeo video. */
      readonly hash?: string;
      /** Vimeo plays it as silent background: no controls, never paused. */
      readonly isBackground?: boolean;
      /** Seconds. */
      readonly start?: number;
      readonly end?: number;
    };

const FILE = /\.(?:mp4|m4v|webm|og[gv]|mov)$/i;
const ID = /^[\w-]{1,64}$/;
const YOUTUBE_FOLDERS = new Set(['embed', 'v', 'vi', 'shorts', 'live']);

function readSeconds(value: string | null): number | undefined {
  const [, hours, minutes, seconds] = value?.match(/^(?:(\d{1,4})h)?(?:(\d{1,6})m)?(?:(\d{1,8})s?)?$/) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total > 0 ? total : undefined;
}

function toFrame(
  provider: VideoProvider,
  id: string | null | undefined,
  more: {
    readonly hash?: string | null | undefined;
    readonly start?: number | undefined;
    readonly end?: number | undefined;
    readonly isBackground?: boolean;
  },
): VideoSource | undefined {
  if (!id || !ID.test(id)) return undefined;
  return {
    kind: 'frame',
    provider,
    id,
    ...(more.hash && ID.test(more.hash) ? { hash: more.hash } : {}),
    ...(more.isBackground ? { isBackground: true } : {}),
    ...(more.start === undefined ? {} : { start: more.start }),
    ...(more.end === undefined ? {} : { end: more.end }),
  };
}

function readYoutube(url: URL, parts: readonly string[]): VideoSource | undefined {
  const query = url.searchParams;
  const named = query.get('v') ?? query.get('vi');
  const id = url.hostname.endsWith('youtu.be') ? parts[0] : YOUTUBE_FOLDERS.has(parts[0] ?? '') ? parts[1] : named;
  const start = readSeconds(query.get('start') ?? query.get('t'));
  return toFrame('youtube', id, { start, end: readSeconds(query.get('end')) });
}

function readVimeo(url: URL, parts: readonly string[]): VideoSource | undefined {
  const place = parts.findIndex((part) => /^\d+$/.test(part));
  if (place < 0) return undefined;
  const following = parts[place + 1];
  return toFrame('vimeo', parts[place], {
    hash: url.searchParams.get('h') ?? (/^[0-9a-f]{6,}$/i.test(following ?? '') ? following : undefined),
    isBackground: ['1', 'true'].includes(url.searchParams.get('background') ?? ''),
    start: readSeconds(url.hash.match(/^#t=([\dhms]+)$/)?.[1] ?? null),
  });
}

function isHost(hostname: string, ...names: readonly string[]): boolean {
  return names.some((name) => hostname === name || hostname.endsWith(`.${name}`));
}

/**
 * Recognises a video by its address: a file by its ending, a player by its host and id. `undefined` for anything else,
 * which is then shown as a plain link at most. `base` is the page's address, for relative ones.
 */
export function readVideoAddress(address: string, base: string): VideoSource | undefined {
  const url = parseAddress(address, base);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  const { hostname } = url;
  const parts = url.pathname.split('/').filter(Boolean);
  if (isHost(hostname, 'youtube.com', 'youtube-nocookie.com', 'youtu.be')) return readYoutube(url, parts);
  if (isHost(hostname, 'vimeo.com')) return readVimeo(url, parts);
  if (isHost(hostname, 'dailymotion.com')) return toFrame('dailymotion', parts.at(-1)?.split('_')[0], {});
  if (isHost(hostname, 'dai.ly')) return toFrame('dailymotion', parts[0], {});
  if (isHost(hostname, 'videopress.com')) return toFrame('videopress', parts.at(-1), {});
  return FILE.test(url.pathname) ? { kind: 'file', address: url.href } : undefined;
}
