<?php
/**
 * A captcha service's answer.
 *
 * @package Hadaya
 */

namespace Hadaya\Spam;

defined( 'ABSPATH' ) || exit;

/**
 * Judges what a service says of a token.
 */
final class CaptchaAnswer {

	const PASSED     = 'passed';
	const FAILED     = 'failed';
	const DOWN       = 'down';
	const BAD_SECRET = 'bad-secret';

	/**
	 * Name under which the form asks for a token of reCAPTCHA's version 3.
	 */
	const ACTION = 'contact_form';

	/**
	 * What the services say of a secret key that is none.
	 */
	const SECRET_CODES = array( 'missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch' );

	/**
	 * The judgement.
	 *
	 * @param array<string, mixed>      $captcha Settings of the check.
	 * @param array<string, mixed>|null $told    What the service said; null when it said nothing that can be read.
	 * @param string[]                  $hosts   Hosts on which the form may stand.
	 * @return string One of the constants.
	 */
	public static function judge( array $captcha, ?array $told, array $hosts ): string {
		if ( ! isset( $told['success'] ) ) {
			return self::DOWN;
		}
		$codes = isset( $told['error-codes'] ) ? (array) $told['error-codes'] : array();
		if ( array() !== array_intersect( self::SECRET_CODES, $codes ) ) {
			return self::BAD_SECRET;
		}
		if ( true !== $told['success'] || ! self::is_of( $told, $hosts ) ) {
			return self::FAILED;
		}
		if ( 'v3' !== $captcha['kind'] ) {
			return self::PASSED;
		}
		$is_good = isset( $told['score'], $told['action'] ) && self::ACTION === $told['action'] && (float) $told['score'] * 10 >= $captcha['least'];
		return $is_good ? self::PASSED : self::FAILED;
	}

	/**
	 * Whether the token was made on one of these hosts. A service that does not say where counts as having said so.
	 *
	 * @param array<string, mixed> $told  What the service said.
	 * @param string[]             $hosts Hosts.
	 * @return bool
	 */
	private static function is_of( array $told, array $hosts ): bool {
		if ( ! isset( $told['hostname'] ) || ! is_string( $told['hostname'] ) || '' === $told['hostname'] ) {
			return true;
		}
		return in_array( self::bare( $told['hostname'] ), array_map( array( __CLASS__, 'bare' ), $hosts ), true );
	}

	/**
	 * A host without what tells it from its twin.
	 *
	 * @param string $host Host.
	 * @return string
	 */
	private static function bare( string $host ): string {
		return (string) preg_replace( '/^www\./', '', strtolower( $host ) );
	}
}
