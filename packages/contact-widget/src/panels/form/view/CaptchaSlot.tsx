import type { Clock } from '@hadaya/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { panelSuffix } from '../../../list/model/panelId.ts';
import { useList } from '../../../list/view/ListModel.ts';
import { OtherWays } from '../../view/OtherWays.tsx';
import type { Captcha } from '../dom/loadCaptcha.ts';
import type { FormDesign } from '../model/readForm.ts';
import { useFormShare } from './FormContext.ts';

/** Longer than the service's script is given; a form is then sent without a token, for the server to judge. */
const WAIT_MS = 12_000;

interface Gate {
  readonly settled: Promise<Captcha | undefined>;
  readonly settle: (captcha: Captcha | undefined) => void;
}

const gates = new WeakMap<FormDesign, Gate>();

function openGate(design: FormDesign): Gate {
  const known = gates.get(design);
  if (known) return known;
  let settle: Gate['settle'] = () => {};
  const settled = new Promise<Captcha | undefined>((resolve) => {
    settle = resolve;
  });
  const gate = { settled, settle };
  gates.set(design, gate);
  return gate;
}

/** Tells that the check of a form is ready, or cannot be had. */
function settleCaptcha(design: FormDesign, captcha: Captcha | undefined): void {
  openGate(design).settle(captcha);
}

/** Forms whose visitor has not agreed to the check. */
const barred = new WeakSet<FormDesign>();

/** Tells whether the visitor keeps the check away; nobody then waits for it. */
function barCaptcha(design: FormDesign, isBarred: boolean): void {
  if (isBarred) barred.add(design);
  else barred.delete(design);
}

/** The check of a form with keys: a form that is sent before the check's script is ready waits for it, but not for ever. */
export function waitForCaptcha(design: FormDesign, clock: Clock): Promise<Captcha | undefined> {
  if ((!design.v2Key && !design.v3Key) || barred.has(design)) return Promise.resolve(undefined);
  const late = new Promise<undefined>((resolve) => clock.after(WAIT_MS, () => resolve(undefined)));
  return Promise.race([openGate(design).settled, late]);
}

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
  const { page, widget, channels } = useList();
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
