import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { contained, type WidgetState } from '../page/index.ts';
import { useList } from '../panels/panel/index.ts';
import exitCss from './styles/exit.css?inline';

const STOPS = [
  ['0', '#4a64d5'],
  ['0.322', '#9737bd'],
  ['0.636', '#f15540'],
  ['1', '#fecc69'],
] as const;

/** Gradients that Instagram's icons reference by id. */
function Gradients(): ReactNode {
  return (
    <svg className="hide-cht-svg-bg" aria-hidden="true" focusable="false">
      <defs>
        {['linear-gradient', 'linear-gradient-insta-dm'].map((id) => (
          <linearGradient key={id} id={id} x1="0.9" y1="0.1" x2="0.1" y2="0.9">
            {STOPS.map(([offset, colour]) => (
              <stop key={offset} offset={offset} stopColor={colour} />
            ))}
          </linearGradient>
        ))}
      </defs>
    </svg>
  );
}

const START_MS = 500;
const LENGTH_MS = 2500;

/** Dims the page briefly on exit intent, to point the visitor to the widget. Does nothing under reduced motion. */
function ExitDim(): ReactNode {
  const { page, host } = useList();
  const { clock, window } = page.context.environment;
  const [stage, setStage] = useState(() =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'over' : 'waiting',
  );
  useLayoutEffect(() => host.addStyles(exitCss), [host]);
  useEffect(() => {
    const drawn = new AbortController();
    clock.after(START_MS, () => setStage((now) => (now === 'over' ? now : 'dimming')), drawn.signal);
    clock.after(START_MS + LENGTH_MS, () => setStage('over'), drawn.signal);
    return () => drawn.abort();
  }, [clock]);
  if (stage === 'over') return null;
  return <div className={`chaty-exit-intent${stage === 'dimming' ? ' animate' : ''}`} aria-hidden="true" />;
}

function Blur(): ReactNode {
  const { context } = useList().page;
  useLayoutEffect(() => {
    const { classList } = context.environment.document.body;
    const mark = contained(
      context,
      'blur the page',
      (isOn: boolean) => void classList.toggle('add-bg-blur-effect', isOn),
      undefined,
    );
    mark(true);
    return () => mark(false);
  }, [context]);
  return <div className="chaty-bg-blur" />;
}

/** The bottom layer: gradients for icons, the exit intent dimming and the blur. */
export function Backdrop({ shownBy, open }: Pick<WidgetState, 'shownBy' | 'open'>): ReactNode {
  const { attention, hasCloseButton } = useList().design;
  return (
    <>
      <Gradients />
      {shownBy === 'exit' && <ExitDim />}
      {attention.blur && hasCloseButton && open.kind === 'list' && <Blur />}
    </>
  );
}
