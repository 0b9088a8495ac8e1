import { lazy, type ReactNode, Suspense } from 'react';
import { useWidget } from './WidgetModel.ts';

const OwnerText = lazy(() => import('./ownerCall.ts'));

/** The bubble beside the launcher: the owner's call, as plain text until its markup is read, or when the shop is back. */
export function CallToAction(): ReactNode {
  const { design, hoursText } = useWidget();
  const plain = hoursText || design.ctaText;
  const isMarked = hoursText === '' && design.cta.includes('<');
  return (
    <span className="on-hover-text">
      <Suspense fallback={plain}>{isMarked ? <OwnerText source={design.cta} /> : <span>{plain}</span>}</Suspense>
    </span>
  );
}
