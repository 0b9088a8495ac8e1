import { lazyPart } from '@hadaya/core';
import { useLazyPart } from '@hadaya/core/react';
import type { MouseEvent, ReactNode } from 'react';
import type { WidgetModel } from '../frame/index.ts';

/** Loads the component for a call to action with markup, on demand because few owners write one. */
const loadOwnerText = lazyPart(() => import('../ownerText/OwnerText.tsx'));

/**
 * Clicks the launcher (or the only channel) when the visitor clicks the bubble beside it; the owner's links in the
 * bubble still work.
 */
function pressLauncher({ target, currentTarget }: MouseEvent): void {
  if (target instanceof Element && target.closest('a')) return;
  const press = new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 });
  currentTarget.parentElement?.querySelector(':scope > :not(.on-hover-text) :is(button, a)')?.dispatchEvent(press);
}

interface BubbleProps {
  readonly children: ReactNode;
  /** True to hide the text from assistive technology, because the launcher's accessible name contains it. */
  readonly isQuiet: boolean;
}

function Bubble({ children, isQuiet }: BubbleProps): ReactNode {
  return (
    // Keyboard and screen reader users press the launcher itself, so the bubble needs no key handler.
    <span className="on-hover-text" aria-hidden={isQuiet || undefined} onClick={pressLauncher}>
      {children}
    </span>
  );
}

/** A call to action with markup. If the module fails to load, shows the plain text. */
function MarkedCall({ model, isQuiet }: { readonly model: WidgetModel; readonly isQuiet: boolean }): ReactNode {
  const { cta, ctaText } = model.design;
  const { part, hasFailed } = useLazyPart(loadOwnerText);
  if (hasFailed) return <PlainCall text={ctaText} isQuiet={isQuiet} />;
  if (!part) return null;
  // Markup with links is not hidden from assistive technology, because the links can receive the focus.
  return (
    <Bubble isQuiet={isQuiet && !/<a[\s>]/i.test(cta)}>
      <part.OwnerText source={cta} />
    </Bubble>
  );
}

function PlainCall({ text, isQuiet }: { readonly text: string; readonly isQuiet: boolean }): ReactNode {
  return (
    <Bubble isQuiet={isQuiet}>
      <span dir="auto">{text}</span>
    </Bubble>
  );
}

/**
 * The bubble beside the launcher: outside the opening hours, it shows the shop's reopening time, otherwise the owner's
 * call to action. It is hidden from assistive technology if the launcher's accessible name is the same text.
 */
export function Call({ model }: { readonly model: WidgetModel }): ReactNode {
  const { hoursText, design } = model;
  const isQuiet = !(hoursText && design.ctaText);
  if (!hoursText && design.cta.includes('<')) return <MarkedCall model={model} isQuiet={isQuiet} />;
  return <PlainCall text={hoursText || design.ctaText} isQuiet={isQuiet} />;
}
