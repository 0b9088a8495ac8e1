<?php
/**
 * Arrays in the database.
 *
 * @package Hadaya
 */

namespace Hadaya\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Stores arrays as JSON text, in options and in meta values. It counts no lengths, so a search and replace over the database leaves
 * it whole, and it is ASCII, so a table whose character set has no room for an emoji holds it.
 */
final class StoredJson {

	/**
	 * The text of an array. Addresses keep their slashes, so that a search for them finds them.
	 *
	 * @param array<int|string, mixed> $value Array.
	 * @return string
	 */
	public static function encode( array $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES );
	}

	/**
	 * The array of a text; an empty one for anything else.
	 *
	 * @param mixed $stored What the database has.
	 * @return array<int|string, mixed>
	 */
	public static function decode( $stored ): array {
		$value = is_string( $stored ) ? json_decode( $stored, true ) : null;
		return is_array( $value ) ? $value : array();
	}
}
