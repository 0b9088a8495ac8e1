import { posix } from 'node:path';

/** Where a file of a package stands. */
export interface Place {
  /** Folder name of the package, for example `swatches`. */
  readonly package: string;
  /** `none` for files that put the layers together: those of the package's root and those that a feature names freely. */
  readonly layer: 'model' | 'dom' | 'view' | 'none';
  /** Whether it stands in the package's `legacy/`, where courtesies to replaced plugins and old themes live. */
  readonly isLegacy: boolean;
  /** Whether it stands beside the features and not in one, or is the `island.ts` of one. */
  readonly isRoot: boolean;
}

const PACKAGE_FILE = /^packages\/([^/]+)\/src\/(.+)$/;

/** Pure rules that lie beside the other files of their feature, without a `model/` folder around them: add yours. */
const PURE_FILES: Readonly<Record<string, RegExp>> = {
  variations: /^(matching\/|form\/formState\.|address\/readUrlChoice\.|ajax\/decodeProductIndex\.)/,
  gallery:
    /^(images\/(galleryImage|decodeImage)|state\/(galleryState|slideSettings)|thumbnails\/readThumbnailSides|variation\/pickSet|largeView\/(frameZoom|readZoomSettings|zoomStart))\./,
  swatches: /^(items\/(describeItems|interaction)|notices\/(describeNotice|resolveConflict)|stock\/findStockLeft)\./,
};

/**
 * The package and layer of a file, or `undefined` outside of `packages/*`. The innermost folder called `model`, `dom` or
 * `view` says the layer, or the file's own name (`slider/model.ts`); what stands in the package's `legacy/` is dom, and
 * `PURE_FILES` are models.
 */
export function placeOf(path: string): Place | undefined {
  const [, name, file] = path.match(PACKAGE_FILE) ?? [];
  if (!name || !file) return undefined;
  const parts = file.replace(/(\.test)?\.\w+$/, '').split('/');
  const isLegacy = parts.length > 1 && parts[0] === 'legacy';
  const named = PURE_FILES[name]?.test(file) ? 'model' : parts.findLast(isLayer);
  return {
    package: name,
    layer: named ?? (isLegacy ? 'dom' : 'none'),
    isLegacy,
    isRoot: parts.length === 1 || parts.at(-1) === 'island',
  };
}

function isLayer(name: string): name is 'model' | 'dom' | 'view' {
  return name === 'model' || name === 'dom' || name === 'view';
}

/** The repository path that a relative import means. */
export function resolveImport(from: string, specifier: string): string {
  return posix.normalize(posix.join(posix.dirname(from), specifier));
}
