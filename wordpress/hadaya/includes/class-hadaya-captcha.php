<?php
/**
 * The spam check of the contact form.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Asks Google whether a person has sent the form. The visitor's address is not passed on.
 */
final class Hadaya_Captcha {

	/**
	 * Where tokens are checked.
	 */
	const SERVICE = 'https://www.google.com/recaptcha/api/siteverify';

	/**
	 * Name under which the form asks for a token of version 3.
	 */
	const ACTION = 'contact_form';

	/**
	 * The keys of the form's record that tell the widget of the check.
	 *
	 * @param array $captcha Settings of the check.
	 * @return array
	 */
	public static function keys( array $captcha ) {
		if ( 'none' === $captcha['kind'] ) {
			return array();
		}
		return array(
			'enable_recaptcha'             => '1',
			$captcha['kind'] . '_site_key' => $captcha['site_key'],
			'hide_recaptcha_badge'         => 'v3' === $captcha['kind'] && $captcha['hide_badge'] ? 'yes' : 'no',
		);
	}

	/**
	 * Whether the posted token is good, or the form has no check. When Google cannot be reached, the message is taken: the
	 * visitor has done what was asked, and nothing is lost.
	 *
	 * @param array $captcha Settings of the check.
	 * @return bool
	 */
	public static function passes( array $captcha ) {
		if ( 'none' === $captcha['kind'] ) {
			return true;
		}
		$token = Hadaya_Message::posted( 'v2' === $captcha['kind'] ? 'v2token' : 'token' );
		if ( '' === $token ) {
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
		if ( ! is_array( $told ) || ! isset( $told['success'] ) ) {
			return true;
		}
		if ( true !== $told['success'] ) {
			return false;
		}
		return 'v2' === $captcha['kind'] || ( isset( $told['score'], $told['action'] ) && self::ACTION === $told['action'] && (float) $told['score'] * 10 >= $captcha['least'] );
	}
}
