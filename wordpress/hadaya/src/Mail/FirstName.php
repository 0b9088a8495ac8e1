<?php
/**
 * First name of a visitor.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Extracts a first name for the automatic reply, which is sent to an unverified address. Only a single short word of
 * letters is accepted, so that the form cannot be abused to send text to a stranger.
 */
final class FirstName {

	/**
	 * Maximum length of a first name, in characters.
	 */
	const MOST = 20;

	/**
	 * Returns the first word of the name field; empty if the word is too long or contains anything but letters, hyphens and apostrophes.
	 *
	 * @param string $name Content of the field.
	 * @return string
	 */
	public static function of( string $name ): string {
		$word = (string) strtok( mb_substr( trim( $name ), 0, 200 ) . ' ', " \t\n\u{A0}" );
		$rule = '/^\p{L}[\p{L}\p{M}]*(?:[\'’-][\p{L}\p{M}]+)*$/uD';
		return mb_strlen( $word ) <= self::MOST && 1 === preg_match( $rule, $word ) ? $word : '';
	}

	/**
	 * Removes `{name}` from a template, with the adjacent comma and spaces, for a visitor without a valid first name.
	 *
	 * @param string $template Template.
	 * @return string
	 */
	public static function take_out( string $template ): string {
		$without = (string) preg_replace( '/^[ \t]{0,3}\{name\}[ \t]{0,3}[,،]?[ \t]{0,3}/um', '', $template );
		return (string) preg_replace( '/[ \t]{0,3}[,،]?[ \t]{0,3}\{name\}/u', '', $without );
	}
}
