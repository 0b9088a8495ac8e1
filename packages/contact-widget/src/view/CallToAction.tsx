import type { ReactNode } from 'react';
import { OwnerText } from './Markup.tsx';
import { useWidget } from './WidgetModel.ts';

/** The bubble beside the launcher: the owner's call, or when the shop is back. */
export function CallToAction(): ReactNode {
  const { design, hoursText } = useWidget();
  return (
    <span className="on-hover-text">
      {hoursText === '' ? <OwnerText source={design.cta} /> : <span>{hoursText}</span>}
    </span>
  );
}
