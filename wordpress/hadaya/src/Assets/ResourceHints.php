<?php
/**
 * Preloaded files.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Preloads the modules that the loader will request. They load in parallel instead of in a chain, and in the order in which visitors notice their
 * effects.
 *
 * @phpstan-import-type BuiltFile from Manifest
 */
final class ResourceHints {

	/**
	 * Logical name of the file with the swatches for WooCommerce's block form.
	 */
	const BLOCK_SWATCHES = 'block-swatches';

	/**
	 * Islands whose files are preloaded, in this order. The contact widget is not preloaded, because it is not visible at first; the loader fetches
	 * it.
	 */
	const ORDER = array( 'attribution', 'swatches', self::BLOCK_SWATCHES, 'gallery', 'quote', 'menu', 'content' );

	/**
	 * Adds the preload links. Some browsers accept only one import map: Firefox, Chromium before 133 and Safari before 18.4 (the loader has the same
	 * rule in `takesImportMaps`). If a module starts loading before the page's map, which classic themes print in the footer, these browsers ignore the
	 * map. For them, the files are preloaded as plain scripts. Other browsers compile modules off the main thread, but only if no plain preload of the
	 * file came first, so the server prints no links itself.
	 *
	 * All files except the first ones are requested after the style sheets. On HTTP/1.1 a short delay is enough: the browser requests a few files at
	 * a time, starting with the style sheets, which it finds first. On HTTP/2 and 3 all requests share the connection, so the links wait until the
	 * render-blocking style sheets have loaded or failed.
	 */
	const ADD = <<<'JS'
(function (base, first, rest, late) {
	if (window.hadaya && hadaya.back) return;
	var page = document, nonce = (page.currentScript || {}).nonce,
		takesMaps = 'pause' in (window.Atomics || {}) && !('mozInnerScreenX' in window),
		line = (performance.getEntriesByType('navigation')[0] || {}).nextHopProtocol,
		events = ['load', 'error', 'DOMContentLoaded'], lost = [];
	function add(file, isLate) {
		var link = page.createElement('link');
		link.rel = takesMaps ? 'modulepreload' : 'preload';
		if (!takesMaps) link.as = 'script';
		link.crossOrigin = 'anonymous';
		if (nonce) link.nonce = nonce;
		if (file[1]) link.integrity = file[1];
		if (isLate) link.setAttribute('fetchpriority', 'low');
		link.href = base + file[0];
		page.head.appendChild(link);
	}
	function addRest() {
		rest.forEach(function (file) { add(file); });
		late.forEach(function (file) { add(file, true); });
	}
	function isAwaited(link) {
		return !link.sheet && !link.disabled && lost.indexOf(link) < 0 && matchMedia(link.media).matches;
	}
	function look(event) {
		if (event && event.type === 'error') lost.push(event.target);
		var sheets = [].slice.call(page.querySelectorAll('link[rel~="stylesheet"]'));
		if (page.readyState === 'loading' && (!sheets.length || sheets.some(isAwaited))) return;
		events.forEach(function (name) { page.removeEventListener(name, look, true); });
		addRest();
	}
	first.forEach(function (file) { add(file); });
	if (/^h[23]/.test(line)) {
		events.forEach(function (name) { page.addEventListener(name, look, true); });
		look();
	} else setTimeout(addRest);
})
JS;

	/** @var bool[] */
	private array $islands = array();

	/** @var bool[] */
	private array $printed = array();
	private Manifest $manifest;

	public function __construct( Manifest $manifest ) {
		$this->manifest = $manifest;
	}

	/**
	 * Adds an island's files to the preload links that `print_links()` prints.
	 *
	 * @param string $island Island.
	 */
	public function add( string $island ): void {
		$this->islands[ $island ] = true;
	}

	/**
	 * Prints the script that adds preload links for files that have none yet.
	 */
	public function print_links(): void {
		$found = array(
			'first' => array(),
			'rest'  => array(),
			'late'  => array(),
		);
		foreach ( $this->new_files() as $file ) {
			$found[ $file['kind'] ][] = '' === $file['integrity'] ? array( $file['file'] ) : array( $file['file'], $file['integrity'] );
		}
		if ( array_filter( $found ) ) {
			$values = array_merge( array( $this->manifest->page_base() ), array_values( $found ) );
			PageIslands::print_inline(
				preg_replace( '/\n\t*/', '', self::ADD )
					. '('
					. substr( wp_json_encode( $values, PageSettings::JSON_FLAGS | JSON_UNESCAPED_SLASHES ), 1, -1 )
					. ');',
				'hadaya-hints'
			);
		}
	}

	/**
	 * Returns the files that have no preload link yet, in dependency order, and marks them as printed.
	 *
	 * @return list<array{file: string, url: string, hash: string, integrity: string, version: string|null, kind: string}>
	 */
	private function new_files(): array {
		$found   = array();
		$runtime = $this->manifest->has( 'runtime' ) ? $this->manifest->describe( 'runtime' )['file'] : '';
		foreach ( array_intersect( self::ORDER, array_keys( $this->islands ) ) as $island ) {
			foreach ( $this->start_files( $island ) as $file ) {
				if ( isset( $this->printed[ $file['file'] ] ) ) {
					continue;
				}
				$this->printed[ $file['file'] ] = true;
				// Puts the runtime last, because it renders, and code that responds to input comes first.
				$file['kind'] = $runtime === $file['file'] ? 'late' : ( 'attribution' === $island ? 'first' : 'rest' );
				$found[]      = $file;
			}
		}
		return $found;
	}

	/**
	 * Returns the modules that an island needs immediately, in dependency order, with its own module last.
	 *
	 * @param string $name Logical name.
	 * @return list<BuiltFile>
	 */
	private function start_files( string $name ): array {
		$files = $this->manifest->entries();
		$found = array();
		foreach ( isset( $files[ $name ]['imports'] ) ? $files[ $name ]['imports'] : array() as $file ) {
			$found[] = $this->manifest->describe_file( $file );
		}
		$found[] = $this->manifest->describe( $name );
		return $found;
	}
}
