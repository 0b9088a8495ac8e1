<?php
/**
 * Stand-ins for the WordPress functions that sanitise and escape text. `e2e/wordpress/standIns.spec.ts` compares them with WordPress.
 *
 * @package Hadaya
 */

// phpcs:disable Generic.CodeAnalysis.UnusedFunctionParameter -- WordPress hands in more than a stand-in needs.

/**
 * Returns a string unchanged, because the tests' site is in English.
 *
 * @param string $text   Text.
 * @param string $domain Text domain.
 * @return string
 */
function __( $text, $domain = 'default' ) {
	return $text;
}

/**
 * Returns the singular for 1 and the plural for any other number.
 *
 * @param string $one    Singular.
 * @param string $many   Plural.
 * @param int    $number Number of items.
 * @param string $domain Text domain.
 * @return string
 */
function _n( $one, $many, $number, $domain = 'default' ) {
	return 1 === (int) $number ? $one : $many;
}

/**
 * Escapes a string for HTML. Existing entities are not escaped again.
 *
 * @param string $text Text.
 * @return string
 */
function esc_html( $text ) {
	return htmlspecialchars( (string) $text, ENT_QUOTES, 'UTF-8', false );
}

/**
 * Escapes a string for an attribute, in the same way as `esc_html()`.
 *
 * @param string $text Text.
 * @return string
 */
function esc_attr( $text ) {
	return esc_html( $text );
}

/**
 * Escapes a string for HTML without translating it, because the tests' site is in English.
 *
 * @param string $text   Text.
 * @param string $domain Text domain.
 * @return string
 */
function esc_html__( $text, $domain = 'default' ) {
	return esc_html( __( $text, $domain ) ); // phpcs:ignore WordPress.WP.I18n -- The text comes from the caller.
}

/**
 * Returns a valid text unchanged. For invalid UTF-8, returns an empty string, or the text without the invalid bytes.
 *
 * @param string $text  Text.
 * @param bool   $strip Whether to remove only the invalid bytes.
 * @return string
 */
function wp_check_invalid_utf8( $text, $strip = false ) {
	$text = (string) $text;
	if ( mb_check_encoding( $text, 'UTF-8' ) ) {
		return $text;
	}
	return $strip ? (string) iconv( 'utf-8', 'utf-8//IGNORE', $text ) : '';
}

/**
 * Returns a string without tags and without the content of scripts and styles.
 *
 * @param string $text   Text.
 * @param bool   $breaks Whether line breaks become spaces.
 * @return string
 */
function wp_strip_all_tags( $text, $breaks = false ) {
	$bare = strip_tags( (string) preg_replace( '@<(script|style)[^>]*?>.*?</\\1>@si', '', (string) $text ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- This function stands in for the suggested alternative.
	return trim( $breaks ? (string) preg_replace( '/[\r\n\t ]+/', ' ', $bare ) : $bare );
}

/**
 * Returns a string as one line, without tags and percent-encoded characters.
 *
 * @param string $text Text.
 * @return string
 */
function sanitize_text_field( $text ) {
	return trim( (string) preg_replace( '/[\r\n\t ]+/', ' ', sanitize_textarea_field( $text ) ) );
}

/**
 * Returns a string of several lines, without tags and percent-encoded characters.
 *
 * @param string $text Text.
 * @return string
 */
function sanitize_textarea_field( $text ) {
	$text = wp_check_invalid_utf8( is_scalar( $text ) ? (string) $text : '' );
	if ( false !== strpos( $text, '<' ) ) {
		// A `<` that does not start a tag is kept as a character.
		$text = wp_strip_all_tags( (string) preg_replace( '/<(?=[^>]*(?:<|$))/', '&lt;', $text ) );
	}
	$text = trim( $text );
	while ( 1 === preg_match( '/%[a-f0-9]{2}/i', $text, $found ) ) {
		$text = trim( (string) preg_replace( '/ +/', ' ', str_replace( $found[0], '', $text ) ) );
	}
	return $text;
}

/**
 * Reduces a key to lower-case letters, digits, dashes and underscores.
 *
 * @param string $key Key.
 * @return string
 */
function sanitize_key( $key ) {
	return is_scalar( $key ) ? (string) preg_replace( '/[^a-z0-9_-]/', '', strtolower( (string) $key ) ) : '';
}

/**
 * Returns a valid hexadecimal colour or an empty string unchanged; null for anything else.
 *
 * @param string $color Colour.
 * @return string|null
 */
function sanitize_hex_color( $color ) {
	return '' === $color || 1 === preg_match( '/^#(?:[a-f0-9]{3}){1,2}$/iD', (string) $color ) ? $color : null;
}

/**
 * Returns a text that is an email address; false for any other text.
 *
 * @param string $email Address.
 * @return string|false
 */
function is_email( $email ) {
	$label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
	return 1 === preg_match( "/^[a-z0-9!#$%&'*+\/=?^_`{|}~.-]+@(?:$label\.)+$label$/iD", (string) $email ) && strlen( $email ) >= 6 ? $email : false;
}

/**
 * Returns an email address without white space; an empty string if it is invalid.
 *
 * @param string $email Address.
 * @return string
 */
function sanitize_email( $email ) {
	return (string) is_email( (string) preg_replace( '/\s+/', '', (string) $email ) );
}

/**
 * Decodes the entities for `&`, `<`, `>` and, depending on the flags, quotation marks.
 *
 * @param string $text  Text.
 * @param int    $flags Quotes to decode.
 * @return string
 */
function wp_specialchars_decode( $text, $flags = ENT_NOQUOTES ) {
	return htmlspecialchars_decode( (string) $text, $flags );
}
