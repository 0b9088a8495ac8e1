<?php
/**
 * Options of another plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Reads an option that may contain anything. NaN becomes an empty string, because PHP 8.5 warns when NaN is converted to a string, integer or
 * boolean.
 */
final class PluginData {

	/**
	 * Returns the stored option without NaN values; false if there is none.
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
	 * Returns the URL of a picture in the media library; empty if there is none.
	 *
	 * @param array<string, mixed> $given Settings.
	 * @param string               $name  Name of the setting that contains the picture's id.
	 * @return string
	 */
	public function picture( array $given, string $name ): string {
		$id  = isset( $given[ $name ] ) ? StoredValue::number( $given[ $name ] ) : 0;
		$url = $id > 0 ? wp_get_attachment_url( $id ) : false;
		return is_string( $url ) ? $url : '';
	}
}
