<?php
/**
 * Bidirectional control characters.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Takes out of a visitor's text what turns the text beside it round: embeddings, overrides and isolates, which nobody types.
 * It is done where a text is shown, never where it is kept. Marks between two letters (LRM, RLM, ALM) turn nothing round.
 */
final class BidiControls {

	/**
	 * A text without such marks.
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
	 * A text for a page, set apart from the text around it. Line breaks stay visible.
	 *
	 * @param string $text Text.
	 * @return string Escaped markup.
	 */
	public static function isolated( string $text ): string {
		return '<bdi>' . nl2br( esc_html( self::without( $text ) ) ) . '</bdi>';
	}
}
