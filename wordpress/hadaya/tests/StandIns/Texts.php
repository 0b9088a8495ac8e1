<?php
/**
 * Stand-ins for WordPress' functions that clean and escape texts. `e2e/wordpress/standIns.spec.ts` compares them with WordPress'.
 *
 * @package Hadaya
 */

// phpcs:disable Generic.CodeAnalysis.UnusedFunctionParameter -- WordPress hands in more than a stand-in needs.

/**
 * A text in the language of the site: English.
 *
 * @param string $text   Text.
 * @param string $domain Whose text.
 * @return string
 */
function __( $text, $domain = 'default' ) {
	return $text;
}

/**
 * A text in singular or plural.
 *
 * @param string $one    For one.
 * @param string $many   For several.
 * @param int    $number The number of attempts.
 * @param string $domain Whose text.
 * @return string
 */
function _n( $one, $many, $number, $domain = 'default' ) {
	return 1 === (int) $number ? $one : $many;
}

/**
 * A text as HTML.
 *
 * @param string $text Text.
 * @return string
 */
function esc_html( $text ) {
	return htmlspecialchars( (string) $text, ENT_QUOTES, 'UTF-8', false );
}

/**
 * A text as an attribute's value.
 *
 * @param string $text Text.
 * @return string
 */
function esc_attr( $text ) {
	return esc_html( $text );
}

/**
 * A text in the language of the site as HTML.
 *
 * @param string $text   Text.
 * @param string $domain Whose text.
 * @return string
 */
function esc_html__( $text, $domain = 'default' ) {
	return esc_html( __( $text, $domain ) ); // phpcs:ignore WordPress.WP.I18n -- The text is the caller's.
}

/**
 * A text without invalid UTF-8: empty if it contains any, or without those bytes.
 *
 * @param string $text  Text.
 * @param bool   $strip Whether only the broken letters go.
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
 * A text without tags and without the content of scripts and styles.
 *
 * @param string $text   Text.
 * @param bool   $breaks Whether line breaks become blanks.
 * @return string
 */
function wp_strip_all_tags( $text, $breaks = false ) {
	$bare = strip_tags( (string) preg_replace( '@<(script|style)[^>]*?>.*?</\\1>@si', '', (string) $text ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- This is the alternative.
	return trim( $breaks ? (string) preg_replace( '/[\r\n\t ]+/', ' ', $bare ) : $bare );
}

/**
 * One line without tags and percent-encoded characters.
 *
 * @param string $text Text.
 * @return string
 */
function sanitize_text_field( $text ) {
	return trim( (string) preg_replace( '/[\r\n\t ]+/', ' ', sanitize_textarea_field( $text ) ) );
}

/**
 * Several lines without tags and percent-encoded characters.
 *
 * @param string $text Text.
 * @return string
 */
function sanitize_textarea_field( $text ) {
	$text = wp_check_invalid_utf8( is_scalar( $text ) ? (string) $text : '' );
	if ( false !== strpos( $text, '<' ) ) {
		// A `<` that starts no tag is kept as a character.
		$text = wp_strip_all_tags( (string) preg_replace( '/<(?=[^>]*(?:<|$))/', '&lt;', $text ) );
	}
	$text = trim( $text );
	while ( 1 === preg_match( '/%[a-f0-9]{2}/i', $text, $found ) ) {
		$text = trim( (string) preg_replace( '/ +/', ' ', str_replace( $found[0], '', $text ) ) );
	}
	return $text;
}

/**
 * A key: lower-case letters, digits, dashes and underscores.
 *
 * @param string $key Key.
 * @return string
 */
function sanitize_key( $key ) {
	return is_scalar( $key ) ? (string) preg_replace( '/[^a-z0-9_-]/', '', strtolower( (string) $key ) ) : '';
}

/**
 * A colour with its `#`; an empty text for an empty one, null for an invalid one.
 *
 * @param string $color Colour.
 * @return string|null
 */
function sanitize_hex_color( $color ) {
	return '' === $color || 1 === preg_match( '/^#(?:[a-f0-9]{3}){1,2}$/iD', (string) $color ) ? $color : null;
}

/**
 * The email address; false for anything else.
 *
 * @param string $email Address.
 * @return string|false
 */
function is_email( $email ) {
	$label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
	return 1 === preg_match( "/^[a-z0-9!#$%&'*+\/=?^_`{|}~.-]+@(?:$label\.)+$label$/iD", (string) $email ) && strlen( $email ) >= 6 ? $email : false;
}

/**
 * An email address without invalid characters.
 *
 * @param string $email Address.
 * @return string
 */
function sanitize_email( $email ) {
	return (string) is_email( (string) preg_replace( '/\s+/', '', (string) $email ) );
}

/**
 * A text with its entities decoded.
 *
 * @param string $text  Text.
 * @param int    $flags Which quotes.
 * @return string
 */
function wp_specialchars_decode( $text, $flags = ENT_NOQUOTES ) {
	return htmlspecialchars_decode( (string) $text, $flags );
}
