import { type Place, placeOf, resolveImport } from './place.ts';
import { isScript, isTestFile, type Problem, type Rule, type SourceFile } from './problem.ts';
import { type Import, readImports } from './readImports.ts';

type Judge = (imported: Import, target: Target) => string | undefined;

/** What an import leads to. */
interface Target {
  readonly specifier: string;
  /** Layer of the imported file of the same package; `undefined` for other packages. */
  readonly layer: Place['layer'] | undefined;
}

const isReact = (specifier: string) => /^react(-dom)?(\/|$)/.test(specifier) || specifier === '@hadaya/core/react';
const isPage = (specifier: string) => specifier === '@hadaya/core/http';

/** Core's settings decoders are as pure as a model: they turn a value into a value. */
const PURE_OF_CORE = new Set(
  'isRecord isOn quote findNearestName parseSettings readFields amount anything flag group listOf oneOf text createReentrancyQueue'.split(
    ' ',
  ),
);

/** Entries of other packages that are pure as a whole. */
const PURE_DOORS = new Set([
  '@hadaya/variations/matching',
  '@hadaya/core/html',
  '@hadaya/core/entities',
  '@hadaya/core/traffic',
  '@hadaya/media/address',
  '@hadaya/vitals/settings',
]);

const judgeModel: Judge = ({ kind, specifier, names }, { layer }) => {
  if (layer === 'model' || PURE_DOORS.has(specifier)) return undefined;
  const isDecoding = specifier === '@hadaya/core' && names.length > 0 && names.every((name) => PURE_OF_CORE.has(name));
  if (isDecoding) return undefined;
  if (kind === 'type') return layer === 'dom' || layer === 'view' ? 'model/ may not know dom/ or view/' : undefined;
  return "model/ may import values only from models and core's decoders";
};

const judgeDom: Judge = ({ kind, specifier }, { layer }) => {
  if (isReact(specifier)) return 'dom/ may not use React';
  return layer === 'view' && kind !== 'type' ? 'dom/ may not import view/' : undefined;
};

const judgeView: Judge = ({ kind, specifier }, { layer }) => {
  if (isPage(specifier)) return 'view/ may not use the network';
  return layer === 'dom' && kind !== 'type' ? 'view/ may not import dom/: hand it in as props' : undefined;
};

const JUDGES: Readonly<Record<Place['layer'], Judge>> = {
  model: judgeModel,
  dom: judgeDom,
  view: judgeView,
  none: () => undefined,
};

function targetOf(path: string, { specifier }: Import): Target {
  return { specifier, layer: specifier.startsWith('.') ? placeOf(resolveImport(path, specifier))?.layer : undefined };
}

function checkFile({ path, text }: SourceFile): Problem[] {
  const place = placeOf(path);
  if (!place || isTestFile(path) || !isScript(path)) return [];
  return readImports(text).flatMap((imported) => {
    const message = JUDGES[place.layer](imported, targetOf(path, imported));
    return message ? [{ path, message: `imports ${imported.specifier}: ${message}` }] : [];
  });
}

/** `model/` is pure, `dom/` has no React, `view/` neither reads the page nor asks the network. */
export const layerRule: Rule = {
  name: 'layers import only what they may',
  check: (files) => files.flatMap(checkFile),
};
