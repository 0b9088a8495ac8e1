<?php
/**
 * Preload tags.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Tells the browser early which modules the loader will ask for, all at once and without a chain.
 */
final class Hadaya_Hints {

	/**
	 * Files that the islands of this page need at once, by file name.
	 *
	 * @var array[]
	 */
	private $files = array();

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
	 * Remembers what an island needs at once.
	 *
	 * @param string $island Island.
	 */
	public function add( $island ) {
		foreach ( $this->manifest->start_files( $island ) as $file ) {
			$this->files[ $file['file'] ] = $file;
		}
	}

	/**
	 * Prints the tags. It runs again in the footer: some plugins enqueue their script in the body only, where their widget
	 * is drawn. A low priority leaves the line to the page's pictures and style sheets.
	 *
	 * A module that starts to load before the page's import map makes older browsers ignore the map. Block themes have the
	 * map above this place; classic themes print it in the footer, so there the files are fetched as plain scripts.
	 */
	public function print_tags() {
		$nonce = Hadaya_Tags::csp_nonce();
		foreach ( array_diff_key( $this->files, $this->printed ) as $name => $file ) {
			$this->printed[ $name ] = true;
			printf(
				'<link rel="%1$s" href="%2$s"%3$s crossorigin="anonymous" fetchpriority="low"%4$s />' . "\n",
				wp_is_block_theme() ? 'modulepreload' : 'preload" as="script',
				esc_url( $file['url'] ),
				'' === $file['integrity'] ? '' : ' integrity="' . esc_attr( $file['integrity'] ) . '"',
				'' === $nonce ? '' : ' nonce="' . esc_attr( $nonce ) . '"'
			);
		}
	}
}
