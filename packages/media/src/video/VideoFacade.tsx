import { fillText, type IslandContext } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { type PlayerOptions, playerAddress, watchAddress } from './model/playerAddress.ts';
import type { VideoSource } from './model/readVideoAddress.ts';
import { pausePlayers } from './pausePlayers.ts';
import type { VideoTexts } from './videoTexts.ts';
import { watchFrame } from './watchFrame.ts';

/**
 * Props of a video that is shown as a poster with a play button; nothing from its host loads before the button is
 * pressed.
 */
export interface VideoFacadeProps {
  /** Source to play; without it, only `link` is shown. */
  readonly video: VideoSource | undefined;
  /** Link to watch the video elsewhere; the video's own page by default. */
  readonly link?: string;
  readonly title: string;
  /** URL of a poster. Without it, the button covers the content behind it. */
  readonly poster?: string;
  /** A change to `false` pauses the video, because its slide is no longer current. */
  readonly isCurrent: boolean;
  readonly texts: VideoTexts;
  /** An object URL that is played instead of the file's URL. */
  readonly fileAddress?: string | undefined;
  readonly player?: Omit<PlayerOptions, 'origin' | 'isAutoplaying'>;
  /** Starts the video without a press on its poster, after a visitor's gesture elsewhere. */
  readonly isStarted?: boolean;
  /** With `isStarted`: another host's player loads immediately but waits for a press on its own play button. */
  readonly waits?: boolean;
  /** Shows a play button even without `video`; pressing it shows the link. */
  readonly failsOnPlay?: boolean;
  /** Name of the video's host; set if consent is missing, so that an explanation and a link replace the video. */
  readonly refusedProvider?: string | undefined;
  readonly onPlay?: () => void;
  readonly onFail?: () => void;
}

type Phase = 'poster' | 'playing' | 'failed' | 'refused';

const FRAME_RIGHTS = 'fullscreen; picture-in-picture; encrypted-media; autoplay';
const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

interface WatchLinkProps {
  readonly reason: string;
  readonly href: string | undefined;
  readonly label: string;
  /** Role of the message: `status` announces that a video does not play; `note` is for a video that lacks consent. */
  readonly role: 'status' | 'note';
}

/** Renders the reason why a video is not played here, and a link to the video. */
function WatchLink({ reason, href, label, role }: WatchLinkProps): ReactElement {
  return (
    <div className="hadaya-video-failed" role={role}>
      <p>{reason}</p>
      {href !== undefined && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      )}
    </div>
  );
}

function FramePlayer(props: VideoFacadeProps & { readonly onSilent: () => void }): ReactElement | null {
  const { video, title, texts, player, waits = false, onSilent } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  // The ref keeps the latest callback, so that a re-render does not start another watch of the frame.
  const silent = useRef(onSilent);
  silent.current = onSilent;
  useEffect(() => {
    const watching = new AbortController();
    if (frame.current) watchFrame(frame.current, { onSilent: () => silent.current(), signal: watching.signal });
    frame.current?.focus({ preventScroll: true });
    return () => watching.abort();
  }, []);
  if (video?.kind !== 'frame') return null;
  return (
    <iframe
      ref={frame}
      className="hadaya-video-player"
      src={playerAddress(video, { ...player, origin: location.origin, isAutoplaying: !waits })}
      title={fillText(texts.frame, { title })}
      allow={FRAME_RIGHTS}
      sandbox={FRAME_SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

function FilePlayer(
  props: VideoFacadeProps & { readonly address: string; readonly onError: () => void },
): ReactElement {
  const { address, fileAddress, title, poster, player, onError } = props;
  const file = useRef<HTMLVideoElement>(null);
  // The initial source keeps playing, even if the preloaded file becomes available later.
  const [source] = useState(fileAddress ?? address);
  useEffect(() => {
    const playing = file.current;
    // If the browser refuses to start the video, the visitor can use the video's own controls.
    playing?.play().catch(() => {});
    playing?.focus({ preventScroll: true });
    return () => playing?.pause();
  }, []);
  return (
    <video
      ref={file}
      className="hadaya-video-player"
      src={source}
      aria-label={title}
      poster={poster}
      controls={player?.hasControls !== false}
      controlsList="nodownload"
      muted={player?.isMuted}
      loop={player?.isLooping}
      playsInline
      onError={onError}
    />
  );
}

function readFirstPhase({ video, isStarted, failsOnPlay, refusedProvider }: VideoFacadeProps): Phase {
  if (refusedProvider !== undefined) return 'refused';
  if (video === undefined && (isStarted || !failsOnPlay)) return 'failed';
  return isStarted ? 'playing' : 'poster';
}

/** Renders the poster, then the player, or a link if the player is unreachable or not allowed. */
export function VideoFacade(props: VideoFacadeProps): ReactElement {
  const { video, title, poster, isCurrent, texts, refusedProvider = '', onPlay, onFail } = props;
  const [phase, setPhase] = useState(() => readFirstPhase(props));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isCurrent && box.current) pausePlayers(box.current);
  }, [isCurrent]);
  const play = () => {
    setPhase(video === undefined ? 'failed' : 'playing');
    onPlay?.();
  };
  const fail = () => {
    setPhase('failed');
    onFail?.();
  };
  const link = { href: props.link ?? (video && watchAddress(video)), label: texts.watch };
  const name = title ? fillText(texts.playNamed, { title }) : texts.play;
  return (
    <div ref={box} className="hadaya-video" data-phase={phase}>
      {phase !== 'playing' && poster !== undefined && <img className="hadaya-video-poster" src={poster} alt="" />}
      {phase === 'poster' && (
        <button type="button" className="hadaya-video-play" aria-label={name} onClick={play}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l11-6.8a.8.8 0 0 0 0-1.4l-11-6.8a.8.8 0 0 0-1.2.7Z" />
          </svg>
        </button>
      )}
      {phase === 'playing' && video?.kind === 'frame' && <FramePlayer {...props} onSilent={fail} />}
      {phase === 'playing' && video?.kind === 'file' && (
        <FilePlayer {...props} address={video.address} onError={fail} />
      )}
      {phase === 'failed' && <WatchLink role="status" reason={texts.failed} {...link} />}
      {phase === 'refused' && (
        <WatchLink role="note" reason={fillText(texts.refused, { provider: refusedProvider })} {...link} />
      )}
    </div>
  );
}

/** Renders a video in a new node inside `into`; the node is removed with the island. */
export function drawVideo(
  context: Pick<IslandContext<unknown>, 'island' | 'element' | 'signal' | 'fail' | 'environment'>,
  props: VideoFacadeProps,
  into: HTMLElement,
): void {
  // The video must start while the press is being handled, because Safari blocks playback with sound that starts later.
  renderIsland(context, <VideoFacade {...props} />, { into, isSync: true });
}
