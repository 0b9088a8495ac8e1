import type { ReactNode } from 'react';
import { useFormShare } from './FormContext.ts';

/**
 * The asterisk on a required field. Not all screen readers announce that a checkbox is required, so a checkbox's name
 * contains the word "required".
 */
export function RequiredMark({ isBox = false }: { readonly isBox?: boolean }): ReactNode {
  const { texts } = useFormShare();
  return (
    <>
      <span className="required_indicate" aria-hidden="true">
        *
      </span>
      {isBox && <span className="sr-only">{` (${texts.required})`}</span>}
    </>
  );
}
