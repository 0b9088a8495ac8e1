import type { IslandContext } from '@hadaya/core';
import type { ReactElement } from 'react';
import { LOGO_KINDS, openLogo } from './dom/keepLogo.ts';
import { readArea } from './model/readArea.ts';
import type { QuoteSettings } from './settings.ts';
import type { QuoteTexts } from './strings/index.ts';
import { LogoIdea } from './view/LogoIdea.tsx';

export function drawLogo({
  context,
  texts,
}: {
  readonly context: IslandContext<QuoteSettings>;
  readonly texts: QuoteTexts;
}): ReactElement | null {
  const { element, environment, settings } = context;
  const area = readArea(settings.quoteArea);
  if (!area) return null;
  const megabytes = settings.logoMegabytes;
  return (
    <LogoIdea
      {...{ area, texts, megabytes }}
      logos={openLogo(environment, megabytes)}
      logoKinds={LOGO_KINDS}
      product={element.closest('.product')}
    />
  );
}
