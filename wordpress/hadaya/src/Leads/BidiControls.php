<?php
/**
 * Bidirectional control characters.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Removes bidirectional embeddings, overrides and isolates from a visitor's text. These characters, which nobody types, would reorder the surrounding
 * text. They are removed when text is displayed, never when it is stored. Directional marks (LRM, RLM, ALM) are harmless and are kept.
 */
final class BidiControls {

	/**
	 * Removes the characters U+202A to U+202E and U+2066 to U+2069 from a string.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	public static function without( string $text ): string {
		return str_replace(
			array( "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}" ),
			'',
			$text
		);
	}

	/**
	 * Returns a text as escaped HTML in a `<bdi>` element, so that its direction does not affect the text around it. Line breaks become `<br>`.
	 *
	 * @param string $text Text.
	 * @return string Escaped markup.
	 */
	public static function isolated( string $text ): string {
		return '<bdi>' . nl2br( esc_html( self::without( $text ) ) ) . '</bdi>';
	}
}
