import { type ReactNode, useEffect, useRef, useState } from 'react';
import { panelSuffix } from '../../../model/channels/panelId.ts';
import { OtherWays } from '../../lost/OtherWays.tsx';
import { useWidget } from '../../WidgetModel.ts';
import { barCaptcha, settleCaptcha } from './captchaGate.ts';
import { useFormShare } from './FormContext.ts';

/** Says that the spam check is not to be had, and how else the shop can be reached. */
function CaptchaFailure(): ReactNode {
  const { texts, channel } = useFormShare();
  return (
    <div className="chaty-not-sent" role="alert">
      <span>{texts.captchaFailed}</span>
      <OtherWays except={channel.slug} message="" />
    </div>
  );
}

/**
 * Loads the site's spam check when a form with keys first opens and the visitor agrees to it, by the site's consent
 * banner or here; says so when it cannot be loaded.
 */
export function CaptchaSlot({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const { page, widget, channels } = useWidget();
  const { form, texts, channel, effects } = useFormShare();
  const { design } = form;
  const place = useRef<HTMLDivElement>(null);
  const [isAllowed, setAllowed] = useState(false);
  const [stage, setStage] = useState<'off' | 'loading' | 'ready' | 'failed'>('off');

  useEffect(() => {
    const drawn = new AbortController();
    effects.whenAgreed(page, () => setAllowed(true), drawn.signal);
    return () => drawn.abort();
  }, [effects, page]);
  useEffect(() => barCaptcha(design, !isAllowed), [design, isAllowed]);
  useEffect(() => {
    if (!isOpen || !isAllowed || stage !== 'off') return;
    setStage('loading');
    effects.loadCaptcha(page, { ...design, place: place.current }).then(
      (captcha) => {
        settleCaptcha(design, captcha);
        setStage('ready');
      },
      () => {
        settleCaptcha(design, undefined);
        setStage('failed');
      },
    );
  }, [isOpen, isAllowed, stage, page, design, effects]);
  return (
    <>
      <div
        ref={place}
        className="front-google-captcha"
        id={`front_recaptcha_${widget.key}${panelSuffix(channel, channels)}`}
      />
      {!isAllowed && (
        <p className="chaty-captcha-notice">
          <span>{texts.captchaConsent}</span>{' '}
          <button type="button" className="chaty-plain-button" onClick={() => setAllowed(true)}>
            {texts.captchaLoad}
          </button>
        </p>
      )}
      {design.hidesBadge && design.v3Key !== '' && <p className="chaty-captcha-notice">{texts.captchaNotice}</p>}
      {stage === 'failed' && <CaptchaFailure />}
    </>
  );
}
