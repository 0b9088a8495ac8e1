import { openManifest } from '../../tools/vite/manifest.ts';

const { files } = openManifest();

/** The built file of a name in the manifest, as `swatches-AbCd1234.min.js` of `swatches`. */
export function builtFile(name: string): string {
  return files[name]?.file ?? `missing-${name}`;
}
