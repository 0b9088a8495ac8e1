import { openManifest } from '@hadaya/tools/manifest';

const { files } = openManifest();

/** The built file of a name in the manifest, as `swatches-AbCd1234.min.js` of `swatches`. */
export function builtFile(name: string): string {
  return files[name]?.file ?? `missing-${name}`;
}
