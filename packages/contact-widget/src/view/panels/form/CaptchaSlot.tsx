import { type ReactNode, useEffect, useRef, useState } from 'react';
import { panelSuffix } from '../../../model/channels/panelId.ts';
import { useWidget } from '../../WidgetModel.ts';
import { OtherWays } from '../OtherWays.tsx';
import { settleCaptcha } from './captchaGate.ts';
import { useFormShare } from './FormContext.ts';

/** Loads the site's spam check when a form with keys first opens, and says so when it cannot. */
export default function CaptchaSlot({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const { page, widget, channels } = useWidget();
  const { form, texts, channel, effects } = useFormShare();
  const { design } = form;
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'off' | 'loading' | 'ready' | 'failed'>('off');

  useEffect(() => {
    if (!isOpen || stage !== 'off') return;
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
  }, [isOpen, stage, page, design, effects]);
  return (
    <>
      <div
        ref={place}
        className="front-google-captcha"
        id={`front_recaptcha_${widget.key}${panelSuffix(channel, channels)}`}
      />
      {design.hidesBadge && design.v3Key !== '' && <p className="chaty-captcha-notice">{texts.captchaNotice}</p>}
      {stage === 'failed' && (
        <div className="chaty-not-sent" role="alert">
          <span>{texts.captchaFailed}</span>
          <OtherWays except={channel.slug} message="" />
        </div>
      )}
    </>
  );
}
