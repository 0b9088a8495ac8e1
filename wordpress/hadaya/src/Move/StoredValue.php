<?php
/**
 * Values out of options that another plugin keeps.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Takes of a value that may be anything what can be used of it: texts, numbers, lists, cut to what a setting may have.
 */
final class StoredValue {

	/**
	 * Values that stand for "on".
	 */
	const ON = array( '1', 'yes', 'on', 'true', 'checked' );

	/**
	 * Bytes beyond which a text is cut: four times what a setting may have, for entities are longer than what they stand for.
	 */
	const LONGEST = 8000;

	/**
	 * Entries of a list beyond which nothing is read.
	 */
	const MOST = 100;

	/**
	 * Whether a value stands for "on".
	 *
	 * @param mixed $value Value.
	 * @return bool
	 */
	public static function is_true( $value ): bool {
		return in_array( strtolower( self::raw( $value ) ), self::ON, true );
	}

	/**
	 * A value as it is, where it is a text or a number.
	 *
	 * @param mixed $value Value.
	 * @return string
	 */
	public static function raw( $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * A whole number.
	 *
	 * @param mixed $value    Value.
	 * @param int   $fallback What counts for what is none.
	 * @return int
	 */
	public static function number( $value, int $fallback = 0 ): int {
		return is_numeric( $value ) && abs( (float) $value ) < 1e9 ? (int) $value : $fallback;
	}

	/**
	 * The lists in a list.
	 *
	 * @param mixed $value Value.
	 * @return array[]
	 */
	public static function lists( $value ): array {
		return is_array( $value ) ? array_slice( array_filter( $value, 'is_array' ), 0, self::MOST ) : array();
	}

	/**
	 * The texts and numbers in a list.
	 *
	 * @param mixed $value Value.
	 * @return string[]
	 */
	public static function words( $value ): array {
		return is_array( $value )
			? array_map( array( __CLASS__, 'raw' ), array_slice( array_filter( $value, 'is_scalar' ), 0, self::MOST * 3 ) )
			: array();
	}

	/**
	 * A text for a line that names something.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	public static function short( string $text ): string {
		return mb_strlen( $text ) > self::MOST ? mb_substr( $text, 0, self::MOST ) . '…' : $text;
	}

	/**
	 * A text as people read it: entities, which that plugin writes up to three times over, are resolved, tags are dropped,
	 * paragraphs and line breaks stay.
	 *
	 * @param mixed $value   Value.
	 * @param int   $longest Bytes beyond which it is cut.
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
	 * A text of a list of settings.
	 *
	 * @param array<int|string, mixed> $given Settings.
	 * @param string                   $name  Name.
	 * @return string
	 */
	public static function text_of( array $given, string $name ): string {
		return self::text( isset( $given[ $name ] ) ? $given[ $name ] : '' );
	}

	/**
	 * A colour as `#rrggbb`; an empty text for what is none.
	 *
	 * @param mixed $value Value, `#abc`, `A886CD` or `rgb(1, 2, 3)`.
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
