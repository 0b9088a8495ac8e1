<?php
/**
 * The way back to the replaced plugins.
 *
 * @package Hadaya
 */

namespace Hadaya\WayBack;

use Hadaya\Assets\PageSettings;
use Hadaya\Assets\Tags;
use Hadaya\Page\PageKind;
use Hadaya\Swap\Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Puts on a page what brings the replaced plugins back where our scripts do not start: a watcher before the loader, and at the end of the
 * page the list of their files, which is data that no browser fetches or runs.
 */
final class WayBack {

	/**
	 * Id of the element with the list.
	 */
	const LIST_ID = 'hadaya-way-back';

	/**
	 * The replaced files of this page.
	 *
	 * @var FileList
	 */
	private FileList $files;

	/**
	 * What kind of page is printed.
	 *
	 * @var PageKind
	 */
	private PageKind $page;

	/**
	 * Whether the watcher is on the page.
	 *
	 * @var bool
	 */
	private bool $is_watched = false;

	/**
	 * Remembers its parts.
	 *
	 * @param FileList $files The replaced files of this page.
	 * @param PageKind $page  What kind of page is printed.
	 */
	public function __construct( FileList $files, PageKind $page ) {
		$this->files = $files;
		$this->page  = $page;
	}

	/**
	 * Prints the watcher, once, where the loader is about to be printed.
	 */
	public function print_watcher(): void {
		if ( $this->is_watched || $this->page->is_untouched() ) {
			return;
		}
		$this->is_watched = true;
		$address          = add_query_arg( 'action', Door::ACTION, admin_url( 'admin-ajax.php' ) ) . '&why=';
		Tags::print_inline( Watcher::code( $address ), 'hadaya-watch' );
	}

	/**
	 * Prints the list of the replaced files, when the last of them is known.
	 */
	public function print_list(): void {
		$data = array(
			'scripts' => $this->files->scripts(),
			'styles'  => $this->files->styles(),
		);
		if ( ! $this->is_watched || array() === array_filter( $data ) ) {
			return;
		}
		$sheets = array_column( $data['styles'], 2 );
		if ( in_array( Islands::LIGHTBOX, $sheets, true ) && false === has_action( 'wp_footer', 'woocommerce_photoswipe' ) ) {
			$data['lightbox'] = 1;
		}
		$attributes = array(
			'type' => 'application/json',
			'id'   => self::LIST_ID,
		);
		wp_print_inline_script_tag( (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), $attributes );
	}
}
