<?php
/**
 * Files that are asked for early.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the browser early which modules the loader will ask for, all at once and without a chain, in the order in which a visitor
 * feels them.
 */
final class ResourceHints {

	/**
	 * The swatches in WooCommerce's block form, a file of their own.
	 */
	const BLOCK_SWATCHES = 'block-swatches';

	/**
	 * Islands whose files are asked for, in this order. What nobody sees in the first moment (the contact widget) is left to the
	 * loader.
	 */
	const ORDER = array( 'attribution', 'swatches', self::BLOCK_SWATCHES, 'gallery', 'quote', 'menu', 'content' );

	/**
	 * Adds the links. A module that begins to load before the page's import map makes browsers that take one map only (Firefox,
	 * Chromium before 133, Safari before 18.4; the loader has the same rule in `takesImportMaps`) ignore that map, which classic
	 * themes print in the footer: there the files come as plain scripts. The others compile modules away from the main thread, but
	 * only where no plain preload of the file came first: so the server prints no link itself.
	 *
	 * All but the first files leave the line to the style sheets. With HTTP/1.1 it is enough to come a moment later: the browser asks
	 * for a few files at a time, and for the sheets that it finds first. With HTTP/2 and 3 all that is asked for shares the line, so
	 * there they come when the sheets that hold up the first paint are there or lost.
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
	 * Remembers an island whose files are needed at once.
	 *
	 * @param string $island Island.
	 */
	public function add( string $island ): void {
		$this->islands[ $island ] = true;
	}

	/**
	 * Prints the script that adds the links that are not there yet.
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
	 * Files that the page has no link to yet, in the order of need.
	 *
	 * @return array[]
	 */
	private function new_files(): array {
		$found   = array();
		$runtime = $this->manifest->has( 'runtime' ) ? $this->manifest->describe( 'runtime' )['file'] : '';
		foreach ( array_intersect( self::ORDER, array_keys( $this->islands ) ) as $island ) {
			foreach ( $this->manifest->start_files( $island ) as $file ) {
				if ( isset( $this->printed[ $file['file'] ] ) ) {
					continue;
				}
				$this->printed[ $file['file'] ] = true;
				// What draws comes behind what answers.
				$file['kind'] = $runtime === $file['file'] ? 'late' : ( 'attribution' === $island ? 'first' : 'rest' );
				$found[]      = $file;
			}
		}
		return $found;
	}
}
