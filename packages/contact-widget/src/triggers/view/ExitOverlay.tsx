import { type ReactNode, useEffect, useState } from 'react';
import { useList } from '../../list/view/ListModel.ts';
import exitCss from './exit.css?inline';

const START_MS = 500;
const LENGTH_MS = 2500;

/** The short dimming of the page that points a leaving visitor to the widget. None under reduced motion. */
export function ExitOverlay(): ReactNode {
  const { page, host } = useList();
  const { clock, window } = page.context.environment;
  const [stage, setStage] = useState<'waiting' | 'animate' | 'over'>(() =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'over' : 'waiting',
  );
  useEffect(() => {
    const drawn = new AbortController();
    host.addStyles(exitCss);
    clock.after(START_MS, () => setStage((now) => (now === 'over' ? now : 'animate')), drawn.signal);
    clock.after(START_MS + LENGTH_MS, () => setStage('over'), drawn.signal);
    return () => drawn.abort();
  }, [clock, host]);
  if (stage === 'over') return null;
  return <div className={stage === 'animate' ? 'chaty-exit-intent animate' : 'chaty-exit-intent'} aria-hidden="true" />;
}
