import { fillText, type IslandContext, type Strings } from '@hadaya/core';
import { Placed, renderIsland, useServerNode, useStore } from '@hadaya/core/react';
import { AutoplaySwitch, SlideArrow } from '@hadaya/media/controls';
import { type KeyboardEvent, type ReactElement, useLayoutEffect } from 'react';
import { PAUSE, type SliderPlan, type SliderStore } from '../slides/index.ts';

type Way = 'previous' | 'next';

export interface SliderControlsProps {
  readonly island: string;
  readonly parts: Readonly<Partial<Record<Way | 'pagination', HTMLElement | undefined>>>;
  readonly plan: Partial<Pick<SliderPlan, 'hasArrows' | 'hasDots' | 'counter'>>;
  readonly count: number;
  readonly store: SliderStore;
  /** Strings; `bullet` is the name of a dot and contains the placeholder `{{index}}`. */
  readonly texts: Strings<Way | 'first' | 'last' | 'pause' | 'play' | 'bullet'>;
  readonly actions: {
    readonly move: (way: Way) => void;
    readonly goTo: (index: number) => void;
    readonly toggle: () => void;
  };
}

interface ArrowProps extends Pick<SliderControlsProps, 'island' | 'texts' | 'actions'> {
  readonly container: HTMLElement;
  readonly way: Way;
}

/** A button over the server's arrow. The arrow keeps its icon, but its role and tab stop move to the button. */
function Arrow({ island, container, way, texts, actions }: ArrowProps): ReactElement {
  // Runs before the arrow becomes unfocusable, because at that moment Chromium would drop the focus.
  useLayoutEffect(() => {
    if (container.ownerDocument.activeElement === container)
      container.querySelector('button')?.focus({ preventScroll: true });
  }, [container]);
  useServerNode(container, { attributes: { role: null, tabindex: null, 'aria-label': null } });
  return (
    <Placed tag="span" island={island} into={container}>
      <SlideArrow
        isBare
        className="hadaya-slider-arrow"
        way={way}
        label={texts[way]}
        onPress={() => actions.move(way)}
      />
    </Placed>
  );
}

interface PaginationProps extends Pick<SliderControlsProps, 'island' | 'count'> {
  readonly container: HTMLElement;
  readonly index: number;
}

/**
 * One dot per slide, with the class names that the builder's and the owner's style sheets use. Only the current slide's
 * dot is in the tab order.
 */
function Bullets(props: PaginationProps & Pick<SliderControlsProps, 'texts' | 'actions'>): ReactElement {
  const { island, container, count, index, texts, actions } = props;
  useServerNode(container, {
    classes: {
      'swiper-pagination-bullets': true,
      'swiper-pagination-horizontal': true,
      'swiper-pagination-clickable': true,
    },
  });
  const choose = (event: { preventDefault(): void }, at: number) => {
    event.preventDefault();
    actions.goTo(at);
  };
  const press = (event: KeyboardEvent, at: number) => (event.key === 'Enter' || event.key === ' ') && choose(event, at);
  return (
    <Placed tag="span" island={island} into={container}>
      <>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/a11y/useSemanticElements: style sheets of the builder and of owners expect spans
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity except its index
            key={at}
            role="button"
            tabIndex={at === index ? 0 : -1}
            className={`swiper-pagination-bullet${at === index ? ' swiper-pagination-bullet-active' : ''}`}
            data-bullet-index={at}
            aria-label={fillText(texts.bullet, { index: at + 1 })}
            aria-current={at === index || undefined}
            onClick={(event) => choose(event, at)}
            onKeyDown={(event) => press(event, at)}
          />
        ))}
      </>
    </Placed>
  );
}

/** The current slide's number and the count, as "1 / 5" or as a progress bar. */
function PlaceCounter({
  island,
  container,
  kind,
  count,
  index,
}: PaginationProps & { readonly kind: 'fraction' | 'progressbar' }): ReactElement {
  useServerNode(container, { classes: { [`swiper-pagination-${kind}`]: true, 'swiper-pagination-horizontal': true } });
  const scale = `${(index + 1) / count} 1`;
  return (
    <Placed tag="span" island={island} into={container}>
      {kind === 'fraction' ? (
        <span>{`${index + 1} / ${count}`}</span>
      ) : (
        <span className="swiper-pagination-progressbar-fill" aria-hidden="true" style={{ scale }} />
      )}
    </Placed>
  );
}

/**
 * The controls of a slider. The autoplay switch and the announcements of the first and last slide are in the carousel's
 * own region, so that keyboard users can stop the motion first. Arrows, dots or a counter render in the containers that
 * the server printed for them.
 */
export function SliderControls(props: SliderControlsProps): ReactElement {
  const { parts, plan, store, texts, actions, ...rest } = props;
  const { autoplay, edge, index } = useStore(store);
  const { pagination } = parts;
  const arrow = (way: Way) => {
    const container = plan.hasArrows ? parts[way] : undefined;
    return container && <Arrow island={rest.island} {...{ container, way, texts, actions }} />;
  };
  return (
    <>
      {autoplay !== 'none' && (
        <AutoplaySwitch className={PAUSE} state={autoplay} texts={texts} onToggle={actions.toggle} />
      )}
      {arrow('previous')}
      {arrow('next')}
      {pagination && plan.hasDots && <Bullets container={pagination} {...{ index, texts, actions, ...rest }} />}
      {pagination && plan.counter && (
        <PlaceCounter container={pagination} kind={plan.counter} {...{ index, ...rest }} />
      )}
      <span className="hadaya-content-spoken" role="status">
        {edge === 'none' ? '' : texts[edge]}
      </span>
    </>
  );
}

export function renderControls(
  context: Pick<IslandContext<unknown>, 'island' | 'element' | 'signal' | 'fail' | 'environment'>,
  root: HTMLElement,
  props: Omit<SliderControlsProps, 'island'>,
): void {
  const target = { into: root, before: root.firstChild };
  renderIsland(context, <SliderControls island={context.island} {...props} />, target);
}
