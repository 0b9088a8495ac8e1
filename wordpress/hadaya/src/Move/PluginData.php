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
final class PluginData {

	/**
	 * An option as it is kept; false when there is none.
	 *
	 * @param string $name Name.
	 * @return mixed
	 */
	public function read( string $name ) {
		$kept = array( get_option( $name ) );
		array_walk_recursive(
			$kept,
			static function ( &$value ): void {
				$value = is_float( $value ) && is_nan( $value ) ? '' : $value;
			}
		);
		return $kept[0];
	}

	/**
	 * The address of a picture of the media library.
	 *
	 * @param array<string, mixed> $given Settings.
	 * @param string               $name  Name of the picture's number.
	 * @return string
	 */
	public function picture( array $given, string $name ): string {
		$id  = isset( $given[ $name ] ) ? StoredValue::number( $given[ $name ] ) : 0;
		$url = $id > 0 ? wp_get_attachment_url( $id ) : false;
		return is_string( $url ) ? $url : '';
	}
}
