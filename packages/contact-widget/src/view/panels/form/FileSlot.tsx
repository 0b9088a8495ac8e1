import { lazyPart } from '@hadaya/core';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { OtherWays } from '../../lost/OtherWays.tsx';
import { type FormShare, useFormShare } from './FormContext.ts';
import type { FieldInputProps } from './fieldProps.ts';
import { useLetter } from './useLetter.ts';

/** Says that files cannot be chosen now and offers another try; it carries the field's name, so that a submit leads here. */
function LostField({ props, onRetry }: { readonly props: FieldInputProps; readonly onRetry: () => void }): ReactNode {
  const { field, id } = props;
  const { texts, channel } = useFormShare();
  const letter = useLetter();
  return (
    <div className="chaty-lost-field" role="alert">
      <p id={`${id}-lost`}>{field.isRequired ? texts.fileFieldNeeded : texts.fileFieldLost}</p>
      <button
        type="button"
        className="chaty-plain-button"
        id={id}
        name={field.key}
        aria-label={[field.label, texts.tryAgain].filter(Boolean).join(': ')}
        aria-describedby={`${id}-lost`}
        onClick={onRetry}
      >
        {texts.tryAgain}
      </button>
      {field.isRequired && <OtherWays except={channel.slug} message={letter} />}
    </div>
  );
}

const loadField = lazyPart(() => import('./FileField.tsx'));

/** The place of a field for files: fetches it, and says so with another try when it cannot be fetched. */
export function FileSlot(props: FieldInputProps): ReactNode {
  // Handed over: the form's own file may have another address by now, and contexts of its own.
  const share = useFormShare();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<
    { readonly Field: ComponentType<FieldInputProps & { readonly share: FormShare }> } | 'lost' | undefined
  >();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const drawn = new AbortController();
    loadField(drawn.signal).then(
      ({ default: Field }) => setLoaded({ Field }),
      () => drawn.signal.aborted || setLoaded('lost'),
    );
    return () => drawn.abort();
  }, [attempt]);
  // The button that fetched the field again is gone: the focus goes on to what it brought.
  useEffect(() => {
    if (attempt > 0 && loaded !== 'lost') place.current?.querySelector('input')?.focus();
  }, [attempt, loaded]);
  if (loaded === 'lost') return <LostField props={props} onRetry={() => setAttempt(attempt + 1)} />;
  if (!loaded) return null;
  return (
    <div ref={place} className="chaty-file-slot">
      <loaded.Field {...props} share={share} />
    </div>
  );
}
