<?php
/**
 * Text that users enter.
 *
 * @package Hadaya
 */

namespace Hadaya\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitises user input by removing invalid and control characters, and leaves the visible text unchanged. WordPress's own functions mistake a percent
 * sign with two hex digits for part of a URL, and text after a `<` for a tag. Output is always escaped.
 */
final class Texts {

	/**
	 * Maximum length of any stored text, in characters.
	 */
	const LONGEST = 20000;

	/**
	 * Maximum length of automatically submitted text, such as a URL or title, in characters.
	 */
	const MOST = 2000;

	/**
	 * Invisible characters around text: white space, zero-width characters and direction marks. Does not include all of `\p{Cf}`, because the flag
	 * emojis of England, Scotland and Wales end in such characters.
	 */
	const UNSEEN = '[\s\p{Z}\x{AD}\x{61C}\x{180E}\x{200B}-\x{200F}\x{202A}-\x{202E}\x{2060}-\x{206F}\x{FEFF}]';

	/**
	 * Removes invalid bytes, control characters and surrounding white space from a string, and keeps its line breaks.
	 *
	 * @param string $text Text.
	 * @param int    $most Maximum length in characters; 0 for no limit.
	 * @return string
	 */
	public static function lines( string $text, int $most = 0 ): string {
		$given = $most > 0 ? self::cut( $text, $most ) : $text;
		$valid = function_exists( 'mb_scrub' ) ? mb_scrub( $given, 'UTF-8' ) : wp_check_invalid_utf8( $given, true );
		$lines = str_replace( array( "\r\n", "\r", "\xE2\x80\xA8", "\xE2\x80\xA9" ), "\n", $valid );
		$clean = (string) preg_replace( '/[^\P{Cc}\n\t]+/u', '', $lines );
		// The lookbehind prevents the engine from scanning a run of spaces again from each of its characters.
		$clean = (string) preg_replace( '/^' . self::UNSEEN . '+|(?<!' . self::UNSEEN . ')' . self::UNSEEN . '+$/u', '', $clean );
		return $most > 0 ? mb_substr( $clean, 0, $most ) : $clean;
	}

	/**
	 * Sanitises a string in the same way as `lines()`, and joins its lines with spaces.
	 *
	 * @param string $text Text.
	 * @param int    $most Maximum length in characters; 0 for no limit.
	 * @return string
	 */
	public static function line( string $text, int $most = 0 ): string {
		return (string) preg_replace( '/\s+/u', ' ', self::lines( $text, $most ) );
	}

	/**
	 * Truncates text to the length in bytes that `$most` + 1 characters may need, so that callers can still detect a text that is too long. Untrusted
	 * input is always truncated before it is sanitised, because the time for sanitising grows with the square of the length.
	 *
	 * @param string $text Text.
	 * @param int    $most Maximum length in characters.
	 * @return string
	 */
	public static function cut( string $text, int $most ): string {
		return substr( $text, 0, 4 * ( $most + 1 ) );
	}

	/**
	 * Sanitises an owner's text: removes tags as WordPress does, but keeps percent signs.
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
	 * Returns the sanitised name of a visitor's file, for display only, never for the file system.
	 *
	 * @param string $name Name.
	 * @return string
	 */
	public static function file_name( string $name ): string {
		return ltrim( (string) preg_replace( '#[/\\\\:*?"<>|]+#', '-', self::line( $name, 200 ) ), '.' );
	}

	/**
	 * Checks whether a string looks like an email address, including internationalised ones, which WordPress's own check rejects.
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
	 * Checks whether a string starts with `http://` or `https://` and a host.
	 *
	 * @param string $text Text.
	 * @return bool
	 */
	public static function is_address( string $text ): bool {
		return 1 === preg_match( '#^https?://[^/\s]+#', $text );
	}
}
