import { fillText } from '@hadaya/core';
import { ServerNode, useStore } from '@hadaya/core/react';
import type { CSSProperties, ReactElement } from 'react';
import { ControlIcon, IconPath } from '../../controls/index.ts';
import { isFilm, type LightboxItem } from '../items/index.ts';
import {
  describeState,
  type LightboxControls,
  type LightboxStore,
  type LightboxTexts,
  type VideoModule,
} from '../session/index.ts';
import { ShareMenu } from './ShareMenu.tsx';

const PATHS = {
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L20 20M10.5 7.8v5.4M7.8 10.5h5.4',
  zoomOut: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L20 20M7.8 10.5h5.4',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  exitFullscreen: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M5 12v7h14v-7',
} as const;

export interface FrameActions {
  readonly previous: () => void;
  readonly next: () => void;
  readonly goTo: (index: number) => void;
  readonly toggleZoom: () => void;
  readonly toggleFullscreen: () => void;
  readonly toggleShare: () => void;
  readonly systemShare?: (() => void) | undefined;
}

export interface LightboxFrameProps {
  readonly items: readonly LightboxItem[];
  readonly controls: LightboxControls;
  readonly isLooping: boolean;
  readonly pageAddress: string;
  readonly store: LightboxStore;
  readonly texts: LightboxTexts;
  readonly videos: VideoModule | undefined;
  readonly language: Element;
  readonly actions: FrameActions;
  readonly ownTexts: Readonly<Record<string, string>>;
  /** The outermost node. Style sheets read the state from its attributes, themes from `stateClasses`. */
  readonly root: Element;
  readonly stateClasses: Readonly<Record<string, string>>;
}

interface ControlProps {
  readonly icon: keyof typeof PATHS | 'previous' | 'next';
  readonly label: string;
  readonly onClick: () => void;
  readonly className?: string;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean;
  readonly isDisabled?: boolean;
}

function Control({ icon, label, onClick, className, isPressed, isExpanded, isDisabled }: ControlProps): ReactElement {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      {icon === 'previous' || icon === 'next' ? (
        <ControlIcon name={icon} />
      ) : (
        <IconPath name={icon} path={PATHS[icon]} />
      )}
    </button>
  );
}

function Header(props: LightboxFrameProps): ReactElement {
  const { items, controls, store, texts, actions, pageAddress, language, ownTexts } = props;
  const state = useStore(store);
  const item = items[state.index];
  const count = items.length;
  const position = { index: state.index + 1, count };
  return (
    <div className="bar">
      {controls.hasFullscreen && (
        <Control
          icon={state.isFullscreen ? 'exitFullscreen' : 'fullscreen'}
          label={state.isFullscreen ? texts.exitFullscreen : texts.fullscreen}
          onClick={actions.toggleFullscreen}
        />
      )}
      {controls.hasZoom && !(item && isFilm(item)) && (
        <Control
          icon={state.isZoomed ? 'zoomOut' : 'zoom'}
          label={texts.zoom}
          isPressed={state.isZoomed}
          isDisabled={!state.canZoom}
          onClick={actions.toggleZoom}
        />
      )}
      {controls.hasShare && (
        <Control icon="share" label={texts.share} isExpanded={state.isSharing} onClick={actions.toggleShare} />
      )}
      {controls.hasCounter && count > 1 && (
        <p className="counter">
          <bdi aria-hidden="true">{fillText(texts.counter, position)}</bdi>
          <span className="hidden" id="position" role="status">
            {fillText(texts.position, position)}
          </span>
        </p>
      )}
      {state.isSharing && item && (
        <ShareMenu
          item={item}
          address={item.shareAddress ?? pageAddress}
          language={language}
          ownTexts={ownTexts}
          onSystemShare={actions.systemShare}
          onDone={actions.toggleShare}
        />
      )}
    </div>
  );
}

/** Scrolls the current picture's button to the centre of the strip, if the strip overflows. */
function bringIntoStrip(button: HTMLButtonElement | null): void {
  const strip = button?.closest('ul');
  if (!button || !strip) return;
  const own = button.getBoundingClientRect();
  const whole = strip.getBoundingClientRect();
  strip.scrollLeft += own.left + own.width / 2 - whole.left - whole.width / 2;
}

function Footer({ items, controls, store, texts, actions }: LightboxFrameProps): ReactElement {
  const { index } = useStore(store);
  const { title, description } = items[index] ?? {};
  return (
    <div className="foot">
      <div className="caption" id="caption" aria-live="polite">
        {title && <p className="title">{title}</p>}
        {description && <p className="description">{description}</p>}
      </div>
      {controls.hasThumbnails && items.length > 1 && (
        <ul className="strip" aria-label={texts.thumbnails}>
          {items.map((item, position) => (
            // The list of items never changes while the lightbox is open.
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the item
            <li key={position}>
              <button
                type="button"
                ref={position === index ? bringIntoStrip : null}
                aria-label={fillText(texts.goTo, { index: position + 1 })}
                aria-current={position === index ? 'true' : undefined}
                onClick={() => actions.goTo(position)}
              >
                <img src={item.thumbnail ?? item.src} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Built from entries, because React's types reject custom properties. */
function shapeOf({ videoRatio }: LightboxItem): CSSProperties | undefined {
  return videoRatio === undefined ? undefined : Object.fromEntries([['--hadaya-video-ratio', videoRatio]]);
}

/** Renders the controls of the lightbox in tab order, after Close, which belongs to the dialog. */
export function LightboxFrame(props: LightboxFrameProps): ReactElement {
  const { items, store, texts, videos, language, actions, isLooping, root, stateClasses } = props;
  const state = useStore(store);
  const { index } = state;
  const words = describeState(state);
  const item = items[index];
  const isSingle = items.length < 2;
  const isFirst = !isLooping && index === 0;
  const isLast = !isLooping && index === items.length - 1;
  return (
    <>
      <ServerNode
        node={root}
        attributes={{ 'data-lightbox': words.join(' ') }}
        classes={Object.fromEntries(Object.entries(stateClasses).map(([word, name]) => [name, words.includes(word)]))}
      />
      <Header {...props} />
      {state.isFailed && (
        <p className="failed" role="alert">
          {texts.failed}
        </p>
      )}
      {!isSingle && (
        <>
          <Control
            icon="previous"
            label={texts.previous}
            className="arrow previous"
            isDisabled={isFirst}
            onClick={actions.previous}
          />
          <Control icon="next" label={texts.next} className="arrow next" isDisabled={isLast} onClick={actions.next} />
        </>
      )}
      {videos && item && isFilm(item) && (
        <div className="video" key={index} style={shapeOf(item)}>
          <videos.VideoFacade
            video={item.video}
            {...(item.video || item.videoLink === undefined ? {} : { link: item.videoLink })}
            title={item.title ?? item.alt}
            isCurrent
            isStarted={item.startsVideo === true || item.videoStart !== undefined}
            waits={item.videoStart === 'loads'}
            texts={videos.createVideoTexts(language)}
            {...(item.thumbnail === undefined ? {} : { poster: item.thumbnail })}
          />
        </div>
      )}
      <Footer {...props} />
    </>
  );
}
