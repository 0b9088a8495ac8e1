<?php
/**
 * Options that another plugin keeps.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Reads an option that may hold anything: "not a number" counts as nothing, for PHP 8.5 warns wherever it becomes a text, a
 * number or a switch.
 */
final class StoredOption {

	/**
	 * An option as it is kept; false when there is none.
	 *
	 * @param string $name Name.
	 * @return mixed
	 */
	public static function read( string $name ) {
		$kept = array( get_option( $name ) );
		array_walk_recursive(
			$kept,
			static function ( &$value ): void {
				$value = is_float( $value ) && is_nan( $value ) ? '' : $value;
			}
		);
		return $kept[0];
	}
}
