<?php
/**
 * The fallback to the replaced plugins.
 *
 * @package Hadaya
 */

namespace Hadaya\WayBack;

use Hadaya\Assets\Islands;
use Hadaya\Swap\ReplacedHandles;
use Hadaya\Swap\SharedHandles;

defined( 'ABSPATH' ) || exit;

/**
 * Restores the replaced plugins if our scripts do not start. The fallback consists of a watcher before the loader (`watcher.js`), a list of the
 * replaced files at the end of the page, and a server-generated script (`runner.js`). The list is only data; browsers neither load nor run it.
 */
final class WayBack {

	/**
	 * Id of the script element that contains the list.
	 */
	const LIST_ID = 'hadaya-way-back';

	private ReplacedHandles $replaced_handles;

	/**
	 * @param SharedHandles $shared_handles Handles that were removed from the page.
	 */
	public function __construct( SharedHandles $shared_handles ) {
		$this->replaced_handles = $shared_handles->replaced_handles();
	}

	/**
	 * Prints the list of replaced files after the footer's scripts, when the list is complete.
	 */
	public function print_list(): void {
		$files = new FileList( $this->replaced_handles );
		$data  = array(
			'scripts' => array_map( array( __CLASS__, 'trimmed' ), $files->scripts() ),
			'styles'  => array_map( array( __CLASS__, 'trimmed' ), $files->styles() ),
		);
		if ( array() === array_filter( $data ) ) {
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
		wp_print_inline_script_tag(
			(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			$attributes
		);
	}

	/**
	 * Removes trailing empty strings from a row, to keep the printed list short.
	 *
	 * @param string[] $row Row.
	 * @return string[]
	 */
	private static function trimmed( array $row ): array {
		while ( '' === end( $row ) ) {
			array_pop( $row );
		}
		return $row;
	}
}
