<?php
/**
 * Style sheets.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Adds our style sheets to a page. The sheet of Hadaya's look comes after the first sheet of an island, because it overrides that sheet's rules.
 *
 * @phpstan-import-type BuiltFile from Manifest
 */
final class StyleSheets {

	private Manifest $manifest;
	private Options $options;

	/** @var list<BuiltFile> */
	private array $sheets = array();

	public function __construct( Manifest $manifest, Options $options ) {
		$this->manifest = $manifest;
		$this->options  = $options;
	}

	/**
	 * Returns the names under which the loader knows the page's style sheets: the islands' names, and `look`.
	 *
	 * @return string[]
	 */
	public function names(): array {
		$names = array();
		foreach ( $this->sheets as $file ) {
			$names[] = basename( $file['file'], '.min.css' );
		}
		return array_values( array_unique( $names ) );
	}

	/**
	 * Makes a registered style handle load an island's style sheet. If this page does not need the sheet, only the
	 * handle's inline styles remain.
	 *
	 * @param string $handle   Style handle.
	 * @param string $island   Island.
	 * @param bool   $is_shown Whether the page shows the island at first paint.
	 */
	public function carry( string $handle, string $island, bool $is_shown ): void {
		$file = $this->manifest->style( $island );
		if ( null === $file ) {
			return;
		}
		if ( ! $is_shown ) {
			$this->set_file( $handle, null );
			return;
		}
		$this->set_file( $handle, $file );
		$this->enqueue_look();
	}

	/**
	 * Replaces the file of a style handle; if there is no file, only the handle's inline styles remain.
	 *
	 * @param string         $handle Style handle.
	 * @param BuiltFile|null $file   File.
	 */
	private function set_file( string $handle, ?array $file ): void {
		$style      = wp_styles()->query( $handle, 'registered' );
		$style->src = null === $file ? false : $file['url'];
		$style->ver = null === $file ? null : $file['version'];
		unset( $style->extra['rtl'], $style->extra['suffix'] );
		if ( null !== $file ) {
			$this->complete_tag( $handle, $file );
		}
	}

	/**
	 * Enqueues an island's style sheet, if the island has one, under our own handle.
	 *
	 * @param string $island Island.
	 */
	public function enqueue( string $island ): void {
		$file = $this->manifest->style( $island );
		if ( null !== $file ) {
			$this->enqueue_file( 'hadaya-' . $island, $file );
			$this->enqueue_look();
		}
	}

	/**
	 * Enqueues the style sheet of Hadaya's look if the owner uses it.
	 */
	private function enqueue_look(): void {
		if ( $this->options->has_own_look() && $this->manifest->has( 'look.css' ) ) {
			$this->enqueue_file( 'hadaya-look', $this->manifest->describe( 'look.css' ) );
		}
	}

	/**
	 * Enqueues a style sheet unless its handle is already registered.
	 *
	 * @param string                                                                                  $handle Style handle.
	 * @param array{file: string, url: string, hash: string, integrity: string, version: string|null} $file   File.
	 */
	private function enqueue_file( string $handle, array $file ): void {
		if ( ! wp_style_is( $handle, 'registered' ) ) {
			wp_register_style( $handle, $file['url'], array(), $file['version'] );
			$this->complete_tag( $handle, $file );
			wp_enqueue_style( $handle );
		}
	}

	/**
	 * Registers a style sheet whose tag `filter_style_tag()` will complete.
	 *
	 * @param string                                                                                  $handle Style handle.
	 * @param array{file: string, url: string, hash: string, integrity: string, version: string|null} $file   File.
	 */
	private function complete_tag( string $handle, array $file ): void {
		if ( array() === $this->sheets ) {
			add_filter( 'style_loader_tag', array( $this, 'filter_style_tag' ), 20, 2 );
		}
		$this->sheets[ $handle ] = $file;
	}

	/**
	 * Adds the integrity hash and the CSP nonce to the tag of one of our style sheets.
	 *
	 * @param string $tag    Tag.
	 * @param string $handle Style handle.
	 * @return string
	 */
	public function filter_style_tag( string $tag, string $handle ): string {
		$processor = new \WP_HTML_Tag_Processor( $tag );
		if ( isset( $this->sheets[ $handle ] ) && $processor->next_tag( 'link' ) ) {
			PageIslands::add_attributes( $processor, $this->sheets[ $handle ] );
		}
		return $processor->get_updated_html();
	}
}
