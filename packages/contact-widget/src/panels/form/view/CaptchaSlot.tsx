import { fillText } from '@hadaya/core';
import { useStore } from '@hadaya/core/react';
import { type ReactNode, type Ref, useEffect } from 'react';
import { panelSuffix } from '../../../channels/index.ts';
import { OtherWays, useIsOpen, useList } from '../../panel/index.ts';
import { useFormShare } from './FormContext.ts';
import { useWhenOnline } from './useWhenOnline.ts';

const NAMES = { google: 'Google', turnstile: 'Cloudflare', hcaptcha: 'hCaptcha' };

/** Tells the visitor that the spam check failed to load, and offers a retry and other ways to reach the shop. */
function CaptchaFailure(): ReactNode {
  const { form, texts, channel } = useFormShare();
  const { captcha } = form;
  useWhenOnline(true, captcha.load);
  return (
    <div className="chaty-not-sent">
      <span role="alert">{texts.captchaFailed}</span>
      <div>
        <button type="button" className="chaty-plain-button" onClick={captcha.load}>
          {texts.captchaAgain}
        </button>
      </div>
      <OtherWays except={channel.slug} message="" />
    </div>
  );
}

/**
 * Loads the spam check once a form with keys is open and the visitor has consented, in the site's banner or here.
 * Reports a failure, and retries on the next opening, submission or click.
 */
export function CaptchaSlot({
  container,
}: {
  /** Container for a visible check. */
  readonly container: Ref<HTMLDivElement>;
}): ReactNode {
  const { widget, channels } = useList();
  const { form, texts, channel } = useFormShare();
  const isOpen = useIsOpen(channel);
  const { design, captcha } = form;
  const stage = useStore(captcha.stage);
  const isAllowed = stage !== 'barred';

  useEffect(() => {
    if (isOpen && isAllowed) captcha.load();
  }, [isOpen, isAllowed, captcha]);
  return (
    <>
      <div
        ref={container}
        className="front-google-captcha"
        id={`front_recaptcha_${widget.key}${panelSuffix(channel, channels)}`}
      />
      {!isAllowed && (
        <p className="chaty-captcha-notice">
          <span>{fillText(texts.captchaConsent, { service: NAMES[design.service] })}</span>{' '}
          <button type="button" className="chaty-plain-button" onClick={captcha.allow}>
            {texts.captchaLoad}
          </button>
        </p>
      )}
      {design.hidesBadge && design.v3Key !== '' && <p className="chaty-captcha-notice">{texts.captchaNotice}</p>}
      {stage === 'failed' && <CaptchaFailure />}
    </>
  );
}
