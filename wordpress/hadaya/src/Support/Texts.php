<?php
/**
 * Texts that people write.
 *
 * @package Hadaya
 */

namespace Hadaya\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Cleans what people write, without touching what they say: letters that are none and control signs go. WordPress' own
 * functions take percent signs with two letters behind them for broken addresses, and what stands after a "less than" for
 * a tag. Everything is escaped where it is shown.
 */
final class Texts {

	/**
	 * Letters of the longest text that is kept.
	 */
	const LONGEST = 20000;

	/**
	 * Most letters of a text that a machine sends along, as an address or a title.
	 */
	const MOST = 2000;

	/**
	 * What nobody sees at the ends of a text: white space of all kinds, zero-width and direction marks. Not all of `\p{Cf}`: the flags of
	 * England, Scotland and Wales end in signs of that kind.
	 */
	const UNSEEN = '[\s\p{Z}\x{AD}\x{61C}\x{180E}\x{200B}-\x{200F}\x{202A}-\x{202E}\x{2060}-\x{206F}\x{FEFF}]';

	/**
	 * A text of several lines.
	 *
	 * @param string $text Text.
	 * @param int    $most Most letters; 0 for all.
	 * @return string
	 */
	public static function lines( string $text, int $most = 0 ): string {
		$given = $most > 0 ? self::cut( $text, $most ) : $text;
		$valid = function_exists( 'mb_scrub' ) ? mb_scrub( $given, 'UTF-8' ) : wp_check_invalid_utf8( $given, true );
		$lines = str_replace( array( "\r\n", "\r", "\xE2\x80\xA8", "\xE2\x80\xA9" ), "\n", $valid );
		$clean = (string) preg_replace( '/[^\P{Cc}\n\t]+/u', '', $lines );
		// The look back lets a run of blanks in the middle be read once, not once from each of its letters.
		$clean = (string) preg_replace( '/^' . self::UNSEEN . '+|(?<!' . self::UNSEEN . ')' . self::UNSEEN . '+$/u', '', $clean );
		return $most > 0 ? mb_substr( $clean, 0, $most ) : $clean;
	}

	/**
	 * A text of one line.
	 *
	 * @param string $text Text.
	 * @param int    $most Most letters; 0 for all.
	 * @return string
	 */
	public static function line( string $text, int $most = 0 ): string {
		return (string) preg_replace( '/\s+/u', ' ', self::lines( $text, $most ) );
	}

	/**
	 * The beginning of a text that is as long as so many letters may be in bytes, and one letter more by which it is known to be
	 * too long. Nothing that strangers send is cleaned before it is cut: cleaning takes time by length.
	 *
	 * @param string $text Text.
	 * @param int    $most Most letters.
	 * @return string
	 */
	public static function cut( string $text, int $most ): string {
		return substr( $text, 0, 4 * ( $most + 1 ) );
	}

	/**
	 * A text that an owner has entered: without tags, as ever, but with its percent signs.
	 *
	 * @param string $text    Text.
	 * @param bool   $is_long Whether it may have several lines.
	 * @return string
	 */
	public static function owners( string $text, bool $is_long = false ): string {
		$kept  = str_replace( '%', "\xEE\x80\x80", (string) $text );
		$clean = $is_long ? sanitize_textarea_field( $kept ) : sanitize_text_field( $kept );
		return trim( str_replace( "\xEE\x80\x80", '%', $clean ) );
	}

	/**
	 * Name of a visitor's file, as its owner knows it. It names nothing on the disk.
	 *
	 * @param string $name Name.
	 * @return string
	 */
	public static function file_name( string $name ): string {
		return ltrim( (string) preg_replace( '#[/\\\\:*?"<>|]+#', '-', self::line( $name, 200 ) ), '.' );
	}

	/**
	 * Whether a text looks like a mail address, also one of another script, which WordPress' own check refuses.
	 *
	 * @param string $text Text.
	 * @return bool
	 */
	public static function is_mail( string $text ): bool {
		return is_email( $text )
			|| (
				1 === preg_match( '/[^\x00-\x7f]/', $text ) && 1 === preg_match( '/^[^\s@<>"(),:;]+@[^\s@<>"(),:;.]+(\.[^\s@<>"(),:;.]+)+$/u', $text )
			);
	}

	/**
	 * Whether a text is a whole web address.
	 *
	 * @param string $text Text.
	 * @return bool
	 */
	public static function is_address( string $text ): bool {
		return 1 === preg_match( '#^https?://[^/\s]+#', $text );
	}
}
