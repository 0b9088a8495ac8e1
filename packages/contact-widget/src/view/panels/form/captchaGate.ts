import type { Clock } from '@hadaya/core';
import type { Captcha } from '../../../dom/loadCaptcha.ts';
import type { FormDesign } from '../../../model/form/readForm.ts';

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
export function settleCaptcha(design: FormDesign, captcha: Captcha | undefined): void {
  openGate(design).settle(captcha);
}

/** Forms whose visitor has not agreed to the check. */
const barred = new WeakSet<FormDesign>();

/** Tells whether the visitor keeps the check away; nobody then waits for it. */
export function barCaptcha(design: FormDesign, isBarred: boolean): void {
  if (isBarred) barred.add(design);
  else barred.delete(design);
}

/** The check of a form with keys: a form that is sent before the check's script is ready waits for it, but not for ever. */
export function waitForCaptcha(design: FormDesign, clock: Clock): Promise<Captcha | undefined> {
  if ((!design.v2Key && !design.v3Key) || barred.has(design)) return Promise.resolve(undefined);
  const late = new Promise<undefined>((resolve) => clock.after(WAIT_MS, () => resolve(undefined)));
  return Promise.race([openGate(design).settled, late]);
}
