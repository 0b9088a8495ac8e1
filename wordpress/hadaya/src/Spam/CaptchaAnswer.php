<?php
/**
 * Response from a spam check service.
 *
 * @package Hadaya
 */

namespace Hadaya\Spam;

defined( 'ABSPATH' ) || exit;

/**
 * Evaluates a captcha service's response about a visitor's token.
 *
 * @phpstan-import-type CaptchaSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class CaptchaAnswer {

	const PASSED     = 'passed';
	const FAILED     = 'failed';
	const DOWN       = 'down';
	const BAD_SECRET = 'bad-secret';

	/**
	 * Action name in reCAPTCHA v3 tokens from the form.
	 */
	const ACTION = 'contact_form';

	/**
	 * Error codes for an invalid secret key.
	 */
	const SECRET_CODES = array( 'missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch' );

	/**
	 * Returns the result for a token. A reCAPTCHA v3 token must also have the form's action and the minimum score.
	 *
	 * @param CaptchaSettings           $captcha  Settings of the check.
	 * @param array<string, mixed>|null $response Response from the service; null if unreadable.
	 * @param string[]                  $hosts    Hosts that may show the form.
	 * @return string `PASSED`, `FAILED`, `DOWN` or `BAD_SECRET`.
	 */
	public static function judge( array $captcha, ?array $response, array $hosts ): string {
		if ( ! isset( $response['success'] ) ) {
			return self::DOWN;
		}
		$codes = isset( $response['error-codes'] ) ? (array) $response['error-codes'] : array();
		if ( array() !== array_intersect( self::SECRET_CODES, $codes ) ) {
			return self::BAD_SECRET;
		}
		if ( true !== $response['success'] || ! self::is_of( $response, $hosts ) ) {
			return self::FAILED;
		}
		if ( 'v3' !== $captcha['kind'] ) {
			return self::PASSED;
		}
		$is_ours = isset( $response['score'], $response['action'] ) && self::ACTION === $response['action'];
		return $is_ours && (float) $response['score'] * 10 >= $captcha['least'] ? self::PASSED : self::FAILED;
	}

	/**
	 * Checks whether the token was created on one of the hosts that may show the form. Accepts a response without a host name.
	 *
	 * @param array<string, mixed> $response Response from the service.
	 * @param string[]             $hosts    Hosts.
	 * @return bool
	 */
	private static function is_of( array $response, array $hosts ): bool {
		if ( ! isset( $response['hostname'] ) || ! is_string( $response['hostname'] ) || '' === $response['hostname'] ) {
			return true;
		}
		return in_array( self::bare( $response['hostname'] ), array_map( array( __CLASS__, 'bare' ), $hosts ), true );
	}

	/**
	 * Returns a host name without the prefix `www.`, so that both variants match.
	 *
	 * @param string $host Host.
	 * @return string
	 */
	private static function bare( string $host ): string {
		return (string) preg_replace( '/^www\./', '', strtolower( $host ) );
	}
}
