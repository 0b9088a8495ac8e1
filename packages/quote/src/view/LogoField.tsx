import { fillText } from '@hadaya/core';
import { useStore } from '@hadaya/core/react';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { Logo, LogoKeeper } from '../dom/keepLogo.ts';
import type { QuoteTexts } from '../strings/index.ts';

export interface LogoFieldProps {
  readonly logos: LogoKeeper;
  readonly logoKinds: string;
  readonly megabytes: number;
  readonly texts: QuoteTexts;
}

/** Pixels per printed centimetre at 300 dpi. */
const PIXELS_IN_CENTIMETRE = 118;

/** Describes the largest print size that a logo's resolution allows. */
function describe({ width, height, isVector }: Logo, texts: LogoFieldProps['texts']): string {
  if (isVector) return texts.logoVector;
  const centimetres = Math.max(1, Math.round(width / PIXELS_IN_CENTIMETRE));
  return fillText(texts.logoSize, { width, height, centimetres });
}

/**
 * Renders the file field for the logo, which applies to the whole list, with a preview, the file's name, its dimensions
 * and its print size.
 */
export function LogoField({ logos, logoKinds, megabytes, texts }: LogoFieldProps): ReactElement {
  const logo = useStore(logos.logo);
  const [problem, setProblem] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const file = logo?.file;
  useEffect(() => void logos.load(), [logos]);
  // Without this effect, the browser shows "No file chosen" next to a stored logo.
  useEffect(() => {
    if (input.current) logos.nameIn(input.current, file);
  }, [logos, file]);
  const size = String(megabytes);
  const choose = async (target: HTMLInputElement) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    const refusals = { kind: texts.logoRefused, size: fillText(texts.logoTooLarge, { size }) };
    const refused = await logos.choose(chosen);
    if (refused) logos.nameIn(target, file);
    setProblem(refused ? refusals[refused] : '');
  };
  return (
    <div className="hadaya-quote-logo">
      <label htmlFor={id}>{texts.logo}</label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={logoKinds}
        aria-describedby={`${id}-file`}
        onChange={({ target }) => choose(target)}
      />
      {/* The field is as high without a logo as with one: a stored logo loads after the page. */}
      <div className="hadaya-quote-file">
        {logo?.preview ? <img src={logo.preview} alt="" width={64} height={64} /> : <i />}
        <p id={`${id}-file`}>
          {logo && <bdi>{logo.file.name}</bdi>} {/* The key makes React replace the text instead of moving it. */}
          <small key={logo ? 'logo' : 'hint'}>
            {logo ? describe(logo, texts) : fillText(texts.logoHint, { size })}
          </small>
        </p>
        {logo && (
          <button
            type="button"
            className="hadaya-quote-remove"
            aria-label={texts.logoChange}
            onClick={() => logos.remove()}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
      <p role="alert">{problem && <span>{problem}</span>}</p>
    </div>
  );
}
