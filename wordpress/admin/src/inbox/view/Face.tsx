const HUES = 12;
const CIRCLE = 360;

/** A name's initial in a circle whose colour depends on the name; hidden from assistive technology. */
export function Face({ name }: { readonly name: string }) {
  const letters = [...name.replace(/[^\p{L}\p{N}]/gu, '')];
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const hue = (sum % HUES) * (CIRCLE / HUES);
  return (
    <span className="hadaya-inbox-face" aria-hidden="true" style={{ backgroundColor: `hsl(${hue} 42% 36%)` }}>
      {(letters[0] ?? '?').toUpperCase()}
    </span>
  );
}
