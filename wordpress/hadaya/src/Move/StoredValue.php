<?php
/**
 * Values from another plugin's options.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Converts arbitrary values to usable texts, numbers and lists, within the limits of our settings.
 */
final class StoredValue {

	/**
	 * Values that mean "on".
	 */
	const ON = array( '1', 'yes', 'on', 'true', 'checked' );

	/**
	 * Maximum bytes of text before decoding: four times a setting's limit, because entities are longer than the characters that they represent.
	 */
	const LONGEST = 8000;

	/**
	 * Maximum number of list entries that are read.
	 */
	const MOST = 100;

	/**
	 * Checks whether a value means "on", such as `1` or `Yes`.
	 *
	 * @param mixed $value Value.
	 * @return bool
	 */
	public static function is_true( $value ): bool {
		return in_array( strtolower( self::raw( $value ) ), self::ON, true );
	}

	/**
	 * Returns a scalar value as text; empty for other values.
	 *
	 * @param mixed $value Value.
	 * @return string
	 */
	public static function raw( $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * Returns a numeric value as an integer; the fallback for other values and for a billion or more.
	 *
	 * @param mixed $value    Value.
	 * @param int   $fallback Default for an invalid value.
	 * @return int
	 */
	public static function number( $value, int $fallback = 0 ): int {
		return is_numeric( $value ) && abs( (float) $value ) < 1e9 ? (int) $value : $fallback;
	}

	/**
	 * Returns the elements of an array that are arrays themselves, up to `MOST`.
	 *
	 * @param mixed $value Value.
	 * @return array<int|string, array<int|string, mixed>>
	 */
	public static function lists( $value ): array {
		return is_array( $value ) ? array_slice( array_filter( $value, 'is_array' ), 0, self::MOST ) : array();
	}

	/**
	 * Returns the scalar elements of an array as text, up to three times `MOST`.
	 *
	 * @param mixed $value Value.
	 * @return string[]
	 */
	public static function values( $value ): array {
		return is_array( $value )
			? array_map( array( __CLASS__, 'raw' ), array_slice( array_filter( $value, 'is_scalar' ), 0, self::MOST * 3 ) )
			: array();
	}

	/**
	 * Shortens a string for use in a label to `MOST` characters and an ellipsis.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	public static function short( string $text ): string {
		return mb_strlen( $text ) > self::MOST ? mb_substr( $text, 0, self::MOST ) . '…' : $text;
	}

	/**
	 * Returns readable text: decodes entities (the other plugin encodes them up to three times), removes tags, and keeps paragraphs and line breaks.
	 *
	 * @param mixed $value   Value.
	 * @param int   $longest Maximum bytes; the rest is cut off.
	 * @return string
	 */
	public static function text( $value, int $longest = self::LONGEST ): string {
		$text = wp_unslash( wp_check_invalid_utf8( mb_strcut( self::raw( $value ), 0, $longest, 'UTF-8' ), true ) );
		for ( $turn = 0; $turn < 4; $turn++ ) {
			$text = html_entity_decode( $text, ENT_QUOTES, 'UTF-8' );
		}
		$text = (string) preg_replace( array( '#<br\s*/?>\s*#i', '#</(p|div|li)>\s*#i' ), "\n", $text );
		return trim( wp_strip_all_tags( $text ) );
	}

	/**
	 * Returns a setting as readable text; empty if it is missing.
	 *
	 * @param array<int|string, mixed> $given Settings.
	 * @param string                   $name  Name.
	 * @return string
	 */
	public static function text_of( array $given, string $name ): string {
		return self::text( isset( $given[ $name ] ) ? $given[ $name ] : '' );
	}

	/**
	 * Returns a colour as `#rrggbb`; empty if invalid.
	 *
	 * @param mixed $value Value, such as `#abc`, `A886CD` or `rgb(1, 2, 3)`.
	 * @return string
	 */
	public static function color( $value ): string {
		$text = strtolower( trim( substr( self::raw( $value ), 0, 60 ) ) );
		if ( 1 === preg_match( '/^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})/', $text, $part ) ) {
			return sprintf( '#%02x%02x%02x', min( 255, (int) $part[1] ), min( 255, (int) $part[2] ), min( 255, (int) $part[3] ) );
		}
		$text = ltrim( $text, '#' );
		if ( 1 === preg_match( '/^[0-9a-f]{3}$/', $text ) ) {
			$text = $text[0] . $text[0] . $text[1] . $text[1] . $text[2] . $text[2];
		}
		return 1 === preg_match( '/^[0-9a-f]{6}$/', $text ) ? '#' . $text : '';
	}
}
