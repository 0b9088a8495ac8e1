import { lazyPart } from '@hadaya/core';
import { useLazyPart } from '@hadaya/core/react';
import type { MouseEvent, ReactNode } from 'react';
import type { WidgetModel } from '../frame/index.ts';

/** A call with markup: few owners write one. */
const loadOwnerText = lazyPart(() => import('../ownerText/OwnerText.tsx'));

/** Presses the launcher, or the only channel, for a click on the bubble beside it; a link of the owner's in it is its own. */
function pressLauncher({ target, currentTarget }: MouseEvent): void {
  if (target instanceof Element && target.closest('a')) return;
  const press = new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 });
  currentTarget.parentElement?.querySelector(':scope > :not(.on-hover-text) :is(button, a)')?.dispatchEvent(press);
}

interface BubbleProps {
  readonly children: ReactNode;
  /** It is heard once, as the launcher's name. */
  readonly isQuiet: boolean;
}

function Bubble({ children, isQuiet }: BubbleProps): ReactNode {
  return (
    // The launcher beside it has the same words, for keys and readers.
    <span className="on-hover-text" aria-hidden={isQuiet || undefined} onClick={pressLauncher}>
      {children}
    </span>
  );
}

/** A call with markup may be wider than its plain text, which stands in for it where the file does not come. */
function MarkedCall({ model, isQuiet }: { readonly model: WidgetModel; readonly isQuiet: boolean }): ReactNode {
  const { cta, ctaText } = model.design;
  const { part, isLost } = useLazyPart(loadOwnerText);
  if (isLost) return <PlainCall words={ctaText} isQuiet={isQuiet} />;
  if (!part) return null;
  // A link in it stays in reach.
  return (
    <Bubble isQuiet={isQuiet && !/<a[\s>]/i.test(cta)}>
      <part.OwnerText source={cta} />
    </Bubble>
  );
}

function PlainCall({ words, isQuiet }: { readonly words: string; readonly isQuiet: boolean }): ReactNode {
  return (
    <Bubble isQuiet={isQuiet}>
      <span dir="auto">{words}</span>
    </Bubble>
  );
}

/** The bubble beside the launcher: the owner's call, or when the shop is back. The button has these words as its name. */
export function Call({ model }: { readonly model: WidgetModel }): ReactNode {
  const { hoursText, design } = model;
  const isQuiet = !(hoursText && design.ctaText);
  if (!hoursText && design.cta.includes('<')) return <MarkedCall model={model} isQuiet={isQuiet} />;
  return <PlainCall words={hoursText || design.ctaText} isQuiet={isQuiet} />;
}
