<?php
/**
 * The spam check of the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

defined( 'ABSPATH' ) || exit;

/**
 * Asks Google whether a person has sent the form. The visitor's address is not passed on.
 */
final class Captcha {


	/**
	 * Where tokens are checked.
	 */
	const SERVICE = 'https://www.google.com/recaptcha/api/siteverify';

	/**
	 * Name under which the form asks for a token of version 3.
	 */
	const ACTION = 'contact_form';

	/**
	 * Option with the time at which Google has refused the secret key, and a hash of that key.
	 */
	const TROUBLE = 'hadaya_captcha_trouble';

	/**
	 * What Google says of a secret key that is none.
	 */
	const BAD_SECRET = array( 'missing-input-secret', 'invalid-input-secret' );

	/**
	 * The keys of the form's record that tell the widget of the check.
	 *
	 * @param  array $captcha Settings of the check.
	 * @return array
	 */
	public static function keys( array $captcha ): array {
		if ('none' === $captcha['kind'] ) {
			return array();
		}
		return array(
			'enable_recaptcha'             => '1',
			$captcha['kind'] . '_site_key' => $captcha['site_key'],
			'hide_recaptcha_badge'         => 'v3' === $captcha['kind'] && $captcha['hide_badge'] ? 'yes' : 'no',
		);
	}

	/**
	 * Whether the posted token is good, or the form has no check. When Google cannot be reached, or refuses the owner's secret
	 * key, the message is taken: the visitor has done what was asked, and nothing is lost. The owner is told of the key.
	 *
	 * @param  array $captcha Settings of the check.
	 * @return bool
	 */
	public static function passes( array $captcha ): bool {
		if ('none' === $captcha['kind'] ) {
			return true;
		}
		$token = Submission::posted( 'v2' === $captcha['kind'] ? 'v2token' : 'token' );
		if ('' === $token ) {
			return false;
		}
		$asked  = array(
			'secret'   => $captcha['secret'],
			'response' => $token,
		);
		$answer = wp_remote_post(
			self::SERVICE,
			array(
				'timeout' => 8,
				'body'    => $asked,
			)
		);
		$told   = is_wp_error( $answer ) ? null : json_decode( wp_remote_retrieve_body( $answer ), true );
		if (! is_array( $told ) || ! isset( $told['success'] ) ) {
			return true;
		}
		$codes = isset( $told['error-codes'] ) ? (array) $told['error-codes'] : array();
		if (array() !== array_intersect( self::BAD_SECRET, $codes ) ) {
			$noted = array(
				'time' => time(),
				'key'  => self::mark( $captcha['secret'] ),
			);
			update_option( self::TROUBLE, $noted, false );
			return true;
		}
		delete_option( self::TROUBLE );
		if (true !== $told['success'] ) {
			return false;
		}
		return 'v2' === $captcha['kind'] || ( isset( $told['score'], $told['action'] ) && self::ACTION === $told['action'] && (float) $told['score'] * 10 >= $captcha['least'] );
	}

	/**
	 * What the owner should know of the secret key; an empty text when Google has not refused it.
	 *
	 * @param  array $captcha Settings of the check.
	 * @return string
	 */
	public static function trouble( array $captcha ): string {
		$noted = get_option( self::TROUBLE );
		if (! isset( $noted['time'], $noted['key'] ) || self::mark( $captcha['secret'] ) !== $noted['key'] ) {
			return '';
		}
		/* translators: %s: day and time. */
		return sprintf( __( 'Google has refused this site’s secret key of the spam check (last on %s): messages come without the check. Enter the secret key of the same version as the site key.', 'hadaya' ), wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $noted['time'] ) );
	}

	/**
	 * What a key is recognised by.
	 *
	 * @param  string $secret Secret key.
	 * @return string
	 */
	private static function mark( string $secret ): string {
		return substr( wp_hash( $secret, 'nonce' ), 0, 16 );
	}
}
