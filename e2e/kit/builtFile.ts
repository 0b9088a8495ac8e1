import { openManifest } from '@hadaya/tools/manifest';

const { files } = openManifest();

/** The built file of a manifest name, such as `swatches-AbCd1234.min.js` for `swatches`. */
export function builtFile(name: string): string {
  return files[name]?.file ?? `missing-${name}`;
}
