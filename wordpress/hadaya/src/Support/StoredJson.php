<?php
/**
 * Arrays in database columns.
 *
 * @package Hadaya
 */

namespace Hadaya\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Stores arrays as JSON text in options and meta values. JSON contains no string lengths, so search-and-replace tools do not break it. It is encoded
 * as ASCII, so it also fits into tables whose character set lacks emojis.
 */
final class StoredJson {

	/**
	 * Encodes an array. Slashes are not escaped, so that search-and-replace tools find URLs.
	 *
	 * @param array<int|string, mixed> $value Array.
	 * @return string
	 */
	public static function encode( array $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES );
	}

	/**
	 * Decodes stored JSON. Returns an empty array for invalid JSON and for anything but an array or object.
	 *
	 * @param mixed $stored Stored data.
	 * @return array<int|string, mixed>
	 */
	public static function decode( $stored ): array {
		$value = is_string( $stored ) ? json_decode( $stored, true ) : null;
		return is_array( $value ) ? $value : array();
	}
}
