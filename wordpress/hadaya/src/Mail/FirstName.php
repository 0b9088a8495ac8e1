<?php
/**
 * A visitor's first name.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the first name in the field of the name, for a mail that goes to whatever address somebody has written. Everything but
 * one short word of letters alone could be a stranger's text to a stranger, so then there is none.
 */
final class FirstName {

	/**
	 * Letters of a first name at most.
	 */
	const MOST = 20;

	/**
	 * The first name; empty where the field does not begin with one.
	 *
	 * @param string $name What stands in the field.
	 * @return string
	 */
	public static function of( string $name ): string {
		$word = (string) strtok( mb_substr( trim( $name ), 0, 200 ) . ' ', " \t\n\u{A0}" );
		$rule = '/^\p{L}[\p{L}\p{M}]*(?:[\'’-][\p{L}\p{M}]+)*$/uD';
		return mb_strlen( $word ) <= self::MOST && 1 === preg_match( $rule, $word ) ? $word : '';
	}

	/**
	 * A template in which nobody is named: the place goes, and the comma and the space beside it.
	 *
	 * @param string $template Template.
	 * @return string
	 */
	public static function take_out( string $template ): string {
		$without = (string) preg_replace( '/^[ \t]{0,3}\{name\}[ \t]{0,3}[,،]?[ \t]{0,3}/um', '', $template );
		return (string) preg_replace( '/[ \t]{0,3}[,،]?[ \t]{0,3}\{name\}/u', '', $without );
	}
}
