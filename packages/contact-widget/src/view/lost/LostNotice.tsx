import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { LostProps } from '../lazyPart.tsx';
import { useWidget } from '../WidgetModel.ts';
import { readWidgetStyle } from '../widgetStyle.ts';
import lostCss from './lost.css?inline';
import { OtherWays } from './OtherWays.tsx';
import { usePanelTexts } from './usePanelTexts.ts';

/** What was opened and did not come. */
export interface LostNoticeProps extends LostProps {
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

/** Stands in for a part of the widget whose file did not come: says so, offers another try and the direct ways to the shop. */
export function LostNotice({ isOpen = true, onClose, onRetry }: LostNoticeProps): ReactNode {
  const model = useWidget();
  const texts = usePanelTexts();
  const { host, design, widget } = model;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => host.addStyles(lostCss), [host]);
  useEffect(() => {
    if (isOpen) place.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className={`chaty-outer-forms active chaty-form-${widget.id} chaty-lost pos-${design.side}`}
      style={readWidgetStyle(model)}
    >
      <p>{texts.panelFailed}</p>
      <button type="button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
      <button type="button" onClick={onClose}>
        {model.texts.close}
      </button>
      <OtherWays except="" message="" />
    </div>
  );
}
