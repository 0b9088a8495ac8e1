<?php
/**
 * Script and style tags.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Adds islands to a page: allows the loader to start them, adds their style sheets and preloads their files. The loader
 * itself detects which of them the page contains, so the page is the same for every visitor.
 */
final class PageIslands {

	/**
	 * AJAX action that restores the replaced plugins if our scripts do not start; see `WayBack\WayBackEndpoint`.
	 */
	const WAY_BACK = 'hadaya_way_back';

	private Manifest $manifest;
	private Options $options;
	private PageKind $page;
	private ?StyleSheets $sheets  = null;
	private ?ResourceHints $hints = null;
	private ?Loader $loader       = null;
	private bool $is_watched      = false;
	private Islands $islands;
	private PageSettings $page_settings;

	public function __construct(
		Manifest $manifest,
		Options $options,
		PageKind $page,
		Islands $islands,
		PageSettings $page_settings
	) {
		$this->islands       = $islands;
		$this->page_settings = $page_settings;
		$this->manifest      = $manifest;
		$this->options       = $options;
		$this->page          = $page;
	}

	/**
	 * Checks whether anything on the page has requested the loader so far.
	 *
	 * @return bool
	 */
	public function is_used(): bool {
		return null !== $this->loader;
	}

	/**
	 * Returns the page's loader, which the first call creates.
	 *
	 * @return Loader
	 */
	public function loader(): Loader {
		if ( null === $this->loader ) {
			$this->loader = new Loader( $this->islands, $this->manifest, $this->options, $this->page, $this->sheets() );
		}
		return $this->loader;
	}

	/**
	 * Returns the page's preload links, which the first call creates.
	 *
	 * @return ResourceHints
	 */
	public function hints(): ResourceHints {
		if ( null === $this->hints ) {
			$this->hints = new ResourceHints( $this->manifest );
		}
		return $this->hints;
	}

	/**
	 * Returns the page's style sheets, which the first call creates.
	 *
	 * @return StyleSheets
	 */
	public function sheets(): StyleSheets {
		if ( null === $this->sheets ) {
			$this->sheets = new StyleSheets( $this->manifest, $this->options );
		}
		return $this->sheets;
	}

	/**
	 * Returns the CSP nonce of the page, or an empty string. A security plugin provides the nonce through the filter.
	 *
	 * @return string
	 */
	public static function csp_nonce(): string {
		/**
		 * Filters the nonce for the tags that Hadaya prints.
		 *
		 * @since 1.0.0
		 *
		 * @param string $nonce Empty by default.
		 */
		return (string) apply_filters( 'hadaya_csp_nonce', '' );
	}

	/**
	 * Prints, once and before the loader, the script that checks whether our scripts start.
	 */
	public function print_watcher(): void {
		if ( ! $this->is_watched && ! $this->page->is_untouched() ) {
			$this->is_watched = true;
			$this->page_settings->print_watcher( self::WAY_BACK );
		}
	}

	/**
	 * Allows the loader to start an island on this page.
	 *
	 * @param string $island Island.
	 * @return bool Whether the island was built.
	 */
	public function allow( string $island ): bool {
		if ( ! $this->manifest->has( $island ) ) {
			return false;
		}
		$this->loader()->allow( $island );
		return true;
	}

	/**
	 * Preloads an island's files; call it only if the page is certain to contain the island.
	 *
	 * @param string $island Island.
	 */
	public function hint( string $island ): void {
		$this->hints()->add( $island );
	}

	/**
	 * Allows the loader to start an island on this page, enqueues its style sheet under our own handle, and preloads its files.
	 *
	 * @param string $island Island.
	 * @return bool Whether the island was built.
	 */
	public function enqueue( string $island ): bool {
		if ( ! $this->allow( $island ) ) {
			return false;
		}
		$this->sheets()->enqueue( $island );
		$this->hint( $island );
		return true;
	}

	/**
	 * Prints an inline script with the page's CSP nonce.
	 *
	 * @param string $code Script.
	 * @param string $id   Id of the element.
	 */
	public static function print_inline( string $code, string $id ): void {
		$attributes = array( 'id' => $id );
		if ( '' !== self::csp_nonce() ) {
			$attributes['nonce'] = self::csp_nonce();
		}
		wp_print_inline_script_tag( $code, $attributes );
	}

	/**
	 * Adds the integrity hash to the tag of a file from another host, and adds the page's CSP nonce, if it has one.
	 *
	 * @param WP_HTML_Tag_Processor                                                                   $processor Positioned at the tag.
	 * @param array{file: string, url: string, hash: string, integrity: string, version: string|null} $file      File of the tag.
	 */
	public static function add_attributes( \WP_HTML_Tag_Processor $processor, array $file ): void {
		if ( '' !== $file['integrity'] ) {
			$processor->set_attribute( 'integrity', $file['integrity'] );
			$processor->set_attribute( 'crossorigin', 'anonymous' );
		}
		if ( '' !== self::csp_nonce() ) {
			$processor->set_attribute( 'nonce', self::csp_nonce() );
		}
	}
}
