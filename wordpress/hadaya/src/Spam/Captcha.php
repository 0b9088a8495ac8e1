<?php
/**
 * Spam check for the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Spam;

use Hadaya\Http\Request;
use Hadaya\Widgets\PrintedForm;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies with the owner's spam check service that a person sent the form. The visitor's IP address is not passed on.
 *
 * @phpstan-import-type CaptchaSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class Captcha {

	/**
	 * Verification URL and posted field name for each spam check that the owner can select.
	 */
	const SERVICES = array(
		'v2'        => array( 'https://www.google.com/recaptcha/api/siteverify', 'v2token' ),
		'v3'        => array( 'https://www.google.com/recaptcha/api/siteverify', 'token' ),
		'turnstile' => array( 'https://challenges.cloudflare.com/turnstile/v0/siteverify', 'v2token' ),
		'hcaptcha'  => array( 'https://api.hcaptcha.com/siteverify', 'v2token' ),
	);

	/**
	 * Maximum size of a token, in bytes.
	 */
	const LONGEST = 8192;

	/**
	 * Option with the time at which the service rejected the secret key, and a hash of that key.
	 */
	const PROBLEM = 'hadaya_captcha_problem';

	/**
	 * Returns the service's verdict on the posted token. If the service is unavailable or rejects the owner's secret key, the form accepts the message
	 * unless the owner configured otherwise, because the visitor is not at fault. A rejected key is reported to the owner.
	 *
	 * @param CaptchaSettings $captcha Settings of the check.
	 * @param Request         $request Request.
	 * @return string A verdict of CaptchaAnswer; passed if the form has no check.
	 */
	public function judge( array $captcha, Request $request ): string {
		if ( ! isset( self::SERVICES[ $captcha['kind'] ] ) ) {
			return CaptchaAnswer::PASSED;
		}
		list( $address, $name ) = self::SERVICES[ $captcha['kind'] ];

		$token = $request->word( $name, '/^[\x21-\x7e]+$/D', self::LONGEST );
		if ( '' === $token ) {
			return CaptchaAnswer::FAILED;
		}
		$asked    = array(
			'secret'   => $captcha['secret'],
			'response' => $token,
		);
		$answer   = wp_remote_post(
			$address,
			array(
				'timeout'             => 8,
				'limit_response_size' => 65536,
				'body'                => $asked,
			)
		);
		$response = is_wp_error( $answer ) ? null : json_decode( wp_remote_retrieve_body( $answer ), true );
		$result   = CaptchaAnswer::judge( $captcha, is_array( $response ) ? $response : null, $this->hosts() );
		$this->note_problem( $captcha, $result );
		return $result;
	}

	/**
	 * Returns the hosts that may show the form, by default those of the site's URLs.
	 *
	 * @return string[]
	 */
	private function hosts(): array {
		$hosts = array( (string) wp_parse_url( home_url(), PHP_URL_HOST ), (string) wp_parse_url( site_url(), PHP_URL_HOST ) );
		/**
		 * Filters the hosts that may show the form; spam check tokens from other hosts are rejected.
		 *
		 * @since 1.0.0
		 *
		 * @param string[] $hosts Hosts.
		 */
		return array_map( 'strval', (array) apply_filters( 'hadaya_captcha_hosts', array_unique( $hosts ) ) );
	}

	/**
	 * Records for the owner that the service rejected the secret key, or clears the record when the service has accepted the key.
	 *
	 * @param CaptchaSettings $captcha Settings of the check.
	 * @param string          $result  Verdict.
	 */
	private function note_problem( array $captcha, string $result ): void {
		if ( CaptchaAnswer::BAD_SECRET === $result ) {
			$noted = array(
				'time' => time(),
				'key'  => $this->mark( $captcha['secret'] ),
			);
			update_option( self::PROBLEM, $noted, false );
		} elseif ( CaptchaAnswer::DOWN !== $result ) {
			delete_option( self::PROBLEM );
		}
	}

	/**
	 * Returns the message for the owner about the secret key; empty if the service has not rejected it.
	 *
	 * @param CaptchaSettings $captcha Settings of the check.
	 * @return string
	 */
	public function problem( array $captcha ): string {
		$noted = get_option( self::PROBLEM );
		if ( ! isset( $noted['time'], $noted['key'] ) || $this->mark( $captcha['secret'] ) !== $noted['key'] ) {
			return '';
		}
		$time = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $noted['time'] );
		if ( isset( $captcha['when_down'] ) && 'closed' === $captcha['when_down'] ) {
			return sprintf(
				/* translators: %s: day and time. */
				__(
					'The spam check service rejected the secret key (most recently on %s), so all messages are rejected. Enter the secret key that matches the site key.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				),
				$time
			);
		}
		if ( isset( $captcha['kind'] ) && ! in_array( $captcha['kind'], PrintedForm::GOOGLE, true ) ) {
			return sprintf(
				/* translators: %s: day and time. */
				__(
					'The spam check service rejected the secret key (most recently on %s), so messages are not checked. Enter the secret key that matches the site key.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				),
				$time
			);
		}
		return sprintf(
			/* translators: %s: day and time. */
			__(
				'Google rejected the secret key (most recently on %s), so messages are not checked for spam. Enter a secret key for the same reCAPTCHA version as the site key.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
				'hadaya'
			),
			$time
		);
	}

	/**
	 * Returns a hash of a key, by which the key is recognised without being stored.
	 *
	 * @param string $secret Secret key.
	 * @return string
	 */
	private function mark( string $secret ): string {
		return substr( wp_hash( $secret, 'nonce' ), 0, 16 );
	}
}
