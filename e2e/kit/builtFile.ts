import { openManifest } from '@hadaya/tools/manifest';

const { files } = openManifest();

/** Finds the built file for a manifest name, for example `swatches-AbCd1234.min.js` for `swatches`. */
export function builtFile(name: string): string {
  return files[name]?.file ?? `missing-${name}`;
}
