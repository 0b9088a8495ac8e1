import { type ReactNode, Suspense } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { useWidget } from './WidgetModel.ts';

interface CallProps {
  readonly source: string;
  readonly plain: string;
}

const OwnerText = lazyPart<CallProps>(
  () => import('./ownerCall.ts'),
  ({ plain }) => plain,
);

/** The bubble beside the launcher: the owner's call, as plain text until its markup is read, or when the shop is back. */
export function CallToAction(): ReactNode {
  const { design, hoursText } = useWidget();
  const plain = hoursText || design.ctaText;
  const isMarked = hoursText === '' && design.cta.includes('<');
  return (
    <span className="on-hover-text">
      <Suspense fallback={plain}>
        {isMarked ? <OwnerText source={design.cta} plain={plain} /> : <span>{plain}</span>}
      </Suspense>
    </span>
  );
}
