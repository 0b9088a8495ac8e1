<?php
/**
 * Error message for the owner.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Leads\BidiControls;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Shortens a server's or library's error message to one line. Such messages may quote what was sent, so secrets, query strings and user names in URLs
 * are removed.
 */
final class Problem {

	/**
	 * Maximum length of a line, in characters.
	 */
	const MOST = 300;

	/**
	 * Returns the message on one line of up to `MOST` characters.
	 *
	 * @param string   $text    Message.
	 * @param string[] $secrets Secrets to remove.
	 * @return string
	 */
	public static function line( string $text, array $secrets = array() ): string {
		$line = BidiControls::without( Texts::line( substr( wp_strip_all_tags( substr( $text, 0, 4000 ) ), 0, 2000 ) ) );
		$line = str_replace( array_filter( $secrets, 'strlen' ), '…', $line );
		$line = (string) preg_replace( '#(https?://)[^/\s@]{1,200}@#i', '$1…@', $line );
		$line = (string) preg_replace( '#(https?://[^\s?\#]{1,500})[?\#]\S*#i', '$1?…', $line );
		$line = (string) preg_replace(
			'/\b(pass(?:word)?|pwd|secret|token|api[-_ ]?key|authorization)(["\']?\s{0,3}[=:]\s{0,3})(?:(?:bearer|basic)\s{1,3})?\S+/i',
			'$1$2…',
			$line
		);
		return mb_substr( $line, 0, self::MOST );
	}
}
