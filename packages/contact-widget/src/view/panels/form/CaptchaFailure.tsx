import type { ReactNode } from 'react';
import { OtherWays } from '../../lost/OtherWays.tsx';
import { useFormShare } from './FormContext.ts';

/** Says that the spam check is not to be had, and how else the shop can be reached. */
export function CaptchaFailure(): ReactNode {
  const { texts, channel } = useFormShare();
  return (
    <div className="chaty-not-sent" role="alert">
      <span>{texts.captchaFailed}</span>
      <OtherWays except={channel.slug} message="" />
    </div>
  );
}
