const PATIENCE_MS = 10_000;
const KNOCK_MS = 350;
const YOUTUBE_KNOCK = JSON.stringify({ event: 'listening', id: 'hadaya', channel: 'widget' });

export interface FrameWatch {
  /**
   * Called if the player sends no message within ten seconds, for example because it is blocked or has been removed.
   */
  readonly onSilent: () => void;
  readonly signal: AbortSignal;
}

/**
 * Listens for the first message of a YouTube or Vimeo frame. Only messages from that frame and its own origin count,
 * and only their arrival matters: their content is ignored. Other players, and Vimeo pages that embed a player, send no
 * reliable messages and are not watched.
 */
export function watchFrame(frame: HTMLIFrameElement, { onSilent, signal }: FrameWatch): void {
  const page = frame.ownerDocument.defaultView;
  const { origin } = new URL(frame.src);
  if (!page || !/youtube|player\.vimeo/.test(origin)) return;
  const heard = new AbortController();
  const stop = () => heard.abort();
  signal.addEventListener('abort', stop, { signal: heard.signal });
  page.addEventListener(
    'message',
    (event) => {
      if (event.source === frame.contentWindow && event.origin === origin) stop();
    },
    { signal: heard.signal },
  );
  let knock: number | undefined;
  const start = () => {
    knock ??= page.setInterval(() => frame.contentWindow?.postMessage(YOUTUBE_KNOCK, origin), KNOCK_MS);
  };
  // Before its load event, the frame is an empty page of the site's own origin, and browsers log an error for each
  // message to it.
  frame.addEventListener('load', start, { signal: heard.signal });
  const end = page.setTimeout(() => {
    stop();
    onSilent();
  }, PATIENCE_MS);
  heard.signal.addEventListener('abort', () => {
    page.clearInterval(knock);
    page.clearTimeout(end);
  });
}
