import { listen } from '@hadaya/core';
import { Placed, useStore } from '@hadaya/core/react';
import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LogoArea } from '../model/readArea.ts';
import { LogoField, type LogoFieldProps } from './LogoField.tsx';

export interface LogoIdeaProps extends LogoFieldProps {
  readonly area: LogoArea;
  /** The product's element, whose first picture shows the logo. */
  readonly product: Element | null;
}

const GALLERY =
  '.woo-variation-gallery-wrapper, .woocommerce-product-gallery, .wp-block-woocommerce-product-image-gallery';

function findPicture(product: Element | null): HTMLElement | undefined {
  const pictures = [...(product?.querySelector(GALLERY)?.querySelectorAll('img') ?? [])];
  return pictures.find((picture) => picture.closest('.hadaya-quote-idea') === null && picture.offsetWidth > 0);
}

/** Updates the result when an image loads or the gallery's size changes. */
function usePicture(product: Element | null): HTMLElement | undefined {
  const [picture, setPicture] = useState(() => findPicture(product));
  useEffect(() => {
    const gallery = product?.querySelector(GALLERY);
    if (!gallery) return;
    const watching = new AbortController();
    const look = () => setPicture(findPicture(product));
    listen(gallery, 'load', look, { signal: watching.signal, capture: true });
    const resizes = new ResizeObserver(look);
    resizes.observe(gallery);
    return () => {
      watching.abort();
      resizes.disconnect();
    };
  }, [product]);
  return picture;
}

function Layer({ picture, children }: { readonly picture: HTMLElement; readonly children: ReactNode }): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<CSSProperties>({ visibility: 'hidden' });
  useEffect(() => {
    const measure = () => {
      const around = layer.current?.offsetParent?.getBoundingClientRect();
      const { left, top, width, height } = picture.getBoundingClientRect();
      if (around) setBox({ left: left - around.left, top: top - around.top, width, height });
    };
    const resizes = new ResizeObserver(measure);
    resizes.observe(picture);
    return () => resizes.disconnect();
  }, [picture]);
  return (
    <div ref={layer} className="hadaya-quote-idea" style={box}>
      {children}
    </div>
  );
}

const percent = ({ x, y, width, height }: LogoArea): CSSProperties => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
});

/**
 * Renders the logo field, and the logo over the product's first picture. On the picture, the logo is an image, never
 * markup.
 */
export function LogoIdea({ area, product, ...field }: LogoIdeaProps): ReactElement {
  const preview = useStore(field.logos.logo)?.preview;
  const picture = usePicture(product);
  return (
    <>
      <LogoField {...field} />
      {preview && picture?.parentElement && (
        <Placed key={picture.getAttribute('src')} into={picture.parentElement} island="quote">
          <Layer picture={picture}>
            <img src={preview} alt="" style={percent(area)} />
            <span>{field.texts.idea}</span>
          </Layer>
        </Placed>
      )}
    </>
  );
}
