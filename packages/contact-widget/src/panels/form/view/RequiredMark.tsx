import type { ReactNode } from 'react';
import { useFormShare } from './FormContext.ts';

/** The star of a field that must be filled in, and its word for assistive technology. */
export function RequiredMark(): ReactNode {
  const { texts } = useFormShare();
  return (
    <>
      <span className="required_indicate" aria-hidden="true">
        *
      </span>
      <span className="sr-only">{` (${texts.required})`}</span>
    </>
  );
}
