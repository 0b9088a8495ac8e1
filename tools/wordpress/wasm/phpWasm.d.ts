/** The packages for individual versions have no types. */
declare module '@php-wasm/node-7-4' {
  export function getPHPLoaderModule(): Promise<import('@php-wasm/universal').PHPLoaderModule>;
}
declare module '@php-wasm/node-8-5' {
  export function getPHPLoaderModule(): Promise<import('@php-wasm/universal').PHPLoaderModule>;
}
