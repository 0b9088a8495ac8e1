import { bagDrawings } from './bag.ts';
import { bottleDrawings } from './bottle.ts';
import { burnerDrawings } from './burner.ts';
import { cardDrawings } from './card.ts';
import { dallahDrawings } from './dallah.ts';
import { datesDrawings } from './dates.ts';
import { keyRingDrawings } from './keyRing.ts';
import { mugDrawings } from './mug.ts';
import { notebookDrawings } from './notebook.ts';
import { penDrawings } from './pen.ts';
import { type Drawing, type PictureSize, scene } from './scene.ts';

const drawings: Readonly<Record<string, () => Drawing>> = {
  ...mugDrawings,
  ...notebookDrawings,
  ...burnerDrawings,
  ...datesDrawings,
  ...dallahDrawings,
  ...penDrawings,
  ...keyRingDrawings,
  ...bottleDrawings,
  ...bagDrawings,
  ...cardDrawings,
};

const ORIGINAL: PictureSize = { width: 1600, height: 1200 };

/** Renders a product picture as SVG; `undefined` for an unknown name. */
export function drawProduct(name: string, size: PictureSize = ORIGINAL): string | undefined {
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  return drawing === undefined ? undefined : scene(drawing(), size);
}
