import { fillText } from '@hadaya/core';
import { useStore } from '@hadaya/core/react';
import { type ReactNode, type Ref, useEffect } from 'react';
import { panelSuffix } from '../../../list/model/panelId.ts';
import { useIsOpen, useList } from '../../view/ListContext.ts';
import { OtherWays } from '../../view/OtherWays.tsx';
import { useFormShare } from './FormContext.ts';

/** Whose checks they are, as visitors know them. */
const NAMES = { google: 'Google', turnstile: 'Cloudflare', hcaptcha: 'hCaptcha' };

/** Says that the spam check is not to be had, how to have it after all, and how else the shop can be reached. */
function CaptchaFailure(): ReactNode {
  const { page } = useList();
  const { form, texts, channel, effects } = useFormShare();
  const { check } = form;
  useEffect(() => {
    const drawn = new AbortController();
    effects.watchOnline(page, check.load, drawn.signal);
    return () => drawn.abort();
  }, [effects, page, check]);
  return (
    <div className="chaty-not-sent" role="alert">
      <span>{texts.captchaFailed}</span>
      <div>
        <button type="button" className="chaty-plain-button" onClick={check.load}>
          {texts.captchaAgain}
        </button>
      </div>
      <OtherWays except={channel.slug} message="" />
    </div>
  );
}

/**
 * Loads the site's spam check when a form with keys opens and the visitor agrees to it, by the site's consent banner or
 * here; says so when it cannot be loaded, and tries again at the next opening, sending or press.
 */
export function CaptchaSlot({
  place,
}: {
  /** Where a visible check is drawn. */
  readonly place: Ref<HTMLDivElement>;
}): ReactNode {
  const { page, widget, channels } = useList();
  const { form, texts, channel, effects } = useFormShare();
  const isOpen = useIsOpen(channel);
  const { design, check } = form;
  const stage = useStore(check.stage);
  const isAllowed = stage !== 'barred';

  useEffect(() => {
    const drawn = new AbortController();
    effects.whenAgreed(page, check.allow, drawn.signal);
    return () => drawn.abort();
  }, [effects, page, check]);
  useEffect(() => {
    if (isOpen && isAllowed) check.load();
  }, [isOpen, isAllowed, check]);
  return (
    <>
      <div
        ref={place}
        className="front-google-captcha"
        id={`front_recaptcha_${widget.key}${panelSuffix(channel, channels)}`}
      />
      {!isAllowed && (
        <p className="chaty-captcha-notice">
          <span>{fillText(texts.captchaConsent, { service: NAMES[design.service] })}</span>{' '}
          <button type="button" className="chaty-plain-button" onClick={check.allow}>
            {texts.captchaLoad}
          </button>
        </p>
      )}
      {design.hidesBadge && design.v3Key !== '' && <p className="chaty-captcha-notice">{texts.captchaNotice}</p>}
      {stage === 'failed' && <CaptchaFailure />}
    </>
  );
}
