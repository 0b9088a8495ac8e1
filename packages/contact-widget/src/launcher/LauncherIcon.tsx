import { type ReactNode, useState } from 'react';
import { BUBBLE, drawings, FontLetter, type WidgetModel } from '../frame/index.ts';
import { isSafeImage } from '../widget/model/index.ts';

/** The launcher's icon: the owner's picture, an icon font glyph, or a built-in drawing. */
export function LauncherIcon({ model }: { readonly model: WidgetModel }): ReactNode {
  const { icon, iconImage, iconFont } = model.design;
  const { baseURI } = model.page.context.environment.document;
  const [hasFailed, setHasFailed] = useState(false);
  const [shape, lines] = drawings[icon] ?? [BUBBLE];
  const drawing = (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={shape} />
      <path d={lines} className="chaty-stroke" />
    </svg>
  );
  // A picture that fails to load must not leave a blank disc.
  const isPicture = icon === 'chat-image' && !hasFailed && isSafeImage(iconImage, baseURI);
  const isLetter = icon === 'chat-fa-icon' && /^[\w\s-]+$/.test(iconFont);
  return (
    <span className="chaty-svg">
      {isPicture && <img src={iconImage} alt="" decoding="async" onError={() => setHasFailed(true)} />}
      {isLetter && (
        <FontLetter owner={model} className={`${iconFont} widget-fa-icon`}>
          {drawing}
        </FontLetter>
      )}
      {!isPicture && !isLetter && drawing}
    </span>
  );
}
