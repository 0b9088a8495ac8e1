<?php
/**
 * Preload tags.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Tells the browser early what the modules of a page import.
 */
final class Hadaya_Preloads {

	/**
	 * Files that the islands of this page import, by file name.
	 *
	 * @var array[]
	 */
	private $imports = array();

	/**
	 * File names whose tags are on the page.
	 *
	 * @var bool[]
	 */
	private $printed = array();

	/**
	 * The built files.
	 *
	 * @var Hadaya_Manifest
	 */
	private $manifest;

	/**
	 * Remembers where the files are.
	 *
	 * @param Hadaya_Manifest $manifest The built files.
	 */
	public function __construct( Hadaya_Manifest $manifest ) {
		$this->manifest = $manifest;
	}

	/**
	 * Remembers what an island imports.
	 *
	 * @param string $island Island.
	 */
	public function add( $island ) {
		foreach ( $this->manifest->imports( $island ) as $file ) {
			$this->imports[ $file['file'] ] = $file;
		}
	}

	/**
	 * Tells the browser early what the modules import, so that it does not find out one import after the other. It runs
	 * again in the footer: some plugins enqueue their script in the body only, where their widget is drawn.
	 *
	 * A module that starts to load before the page's import map makes older browsers ignore the map. Block themes have the
	 * map above this place; classic themes print it in the footer, so there the files are fetched as plain scripts.
	 */
	public function print_tags() {
		$nonce = Hadaya_Tags::csp_nonce();
		foreach ( array_diff_key( $this->imports, $this->printed ) as $name => $file ) {
			$this->printed[ $name ] = true;
			printf(
				'<link rel="%1$s" href="%2$s"%3$s crossorigin="anonymous"%4$s />' . "\n",
				wp_is_block_theme() ? 'modulepreload' : 'preload" as="script',
				esc_url( $file['url'] ),
				'' === $file['integrity'] ? '' : ' integrity="' . esc_attr( $file['integrity'] ) . '"',
				'' === $nonce ? '' : ' nonce="' . esc_attr( $nonce ) . '"'
			);
		}
	}
}
