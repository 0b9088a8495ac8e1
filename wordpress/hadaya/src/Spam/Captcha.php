<?php
/**
 * The spam check of the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Spam;

use Hadaya\Http\Request;
use Hadaya\Widgets\PrintedForm;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the service of the owner's choice whether a person has sent the form. The visitor's address is not passed on.
 */
final class Captcha {

	/**
	 * Where tokens are checked, and under which name the form posts them, by kind of check.
	 */
	const SERVICES = array(
		'v2'        => array( 'https://www.google.com/recaptcha/api/siteverify', 'v2token' ),
		'v3'        => array( 'https://www.google.com/recaptcha/api/siteverify', 'token' ),
		'turnstile' => array( 'https://challenges.cloudflare.com/turnstile/v0/siteverify', 'v2token' ),
		'hcaptcha'  => array( 'https://api.hcaptcha.com/siteverify', 'v2token' ),
	);

	/**
	 * Bytes of a token at most.
	 */
	const LONGEST = 8192;

	/**
	 * Option with the time at which the service has refused the secret key, and a hash of that key.
	 */
	const TROUBLE = 'hadaya_captcha_trouble';

	/**
	 * What the service says of the posted token. When it cannot be reached, or refuses the owner's secret key, the visitor has done
	 * what was asked: unless the owner wants it otherwise, the message is taken. The owner is told of the key.
	 *
	 * @param array<string, mixed> $captcha Settings of the check.
	 * @param Request              $request Request.
	 * @return string One of the judgements of CaptchaAnswer; passed where the form has no check.
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
		$asked   = array(
			'secret'   => $captcha['secret'],
			'response' => $token,
		);
		$answer  = wp_remote_post(
			$address,
			array(
				'timeout'             => 8,
				'limit_response_size' => 65536,
				'body'                => $asked,
			)
		);
		$told    = is_wp_error( $answer ) ? null : json_decode( wp_remote_retrieve_body( $answer ), true );
		$verdict = CaptchaAnswer::judge( $captcha, is_array( $told ) ? $told : null, $this->hosts() );
		$this->note_trouble( $captcha, $verdict );
		return $verdict;
	}

	/**
	 * Hosts on which the form may stand.
	 *
	 * @return string[]
	 */
	private function hosts(): array {
		$hosts = array( (string) wp_parse_url( home_url(), PHP_URL_HOST ), (string) wp_parse_url( site_url(), PHP_URL_HOST ) );
		/**
		 * Hosts on which the form may stand; a token of the spam check that was made elsewhere is refused.
		 *
		 * @since 1.0.0
		 *
		 * @param string[] $hosts Hosts.
		 */
		return array_map( 'strval', (array) apply_filters( 'hadaya_captcha_hosts', array_unique( $hosts ) ) );
	}

	/**
	 * Keeps for the owner that the secret key was refused, or forgets it.
	 *
	 * @param array<string, mixed> $captcha Settings of the check.
	 * @param string               $verdict Judgement.
	 */
	private function note_trouble( array $captcha, string $verdict ): void {
		if ( CaptchaAnswer::BAD_SECRET === $verdict ) {
			$noted = array(
				'time' => time(),
				'key'  => $this->mark( $captcha['secret'] ),
			);
			update_option( self::TROUBLE, $noted, false );
		} elseif ( CaptchaAnswer::DOWN !== $verdict ) {
			delete_option( self::TROUBLE );
		}
	}

	/**
	 * What the owner should know of the secret key; an empty text when the service has not refused it.
	 *
	 * @param array<string, mixed> $captcha Settings of the check.
	 * @return string
	 */
	public function trouble( array $captcha ): string {
		$noted = get_option( self::TROUBLE );
		if ( ! isset( $noted['time'], $noted['key'] ) || $this->mark( $captcha['secret'] ) !== $noted['key'] ) {
			return '';
		}
		$time = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $noted['time'] );
		if ( isset( $captcha['when_down'] ) && 'closed' === $captcha['when_down'] ) {
			return sprintf(
				/* translators: %s: day and time. */
				__(
					'The spam check service rejected the secret key (last on %s), so all messages are rejected. Enter the secret key that matches the site key.', // phpcs:ignore Generic.Files.LineLength -- One text.
					'hadaya'
				),
				$time
			);
		}
		if ( isset( $captcha['kind'] ) && ! in_array( $captcha['kind'], PrintedForm::GOOGLE, true ) ) {
			return sprintf(
				/* translators: %s: day and time. */
				__(
					'The spam check service rejected the secret key (last on %s), so messages are not checked. Enter the secret key that matches the site key.', // phpcs:ignore Generic.Files.LineLength -- One text.
					'hadaya'
				),
				$time
			);
		}
		return sprintf(
			/* translators: %s: day and time. */
			__(
				'Google rejected the secret key (last on %s), so messages are not checked. Enter the secret key of the same reCAPTCHA version as the site key.', // phpcs:ignore Generic.Files.LineLength -- One text.
				'hadaya'
			),
			$time
		);
	}

	/**
	 * What a key is recognised by.
	 *
	 * @param string $secret Secret key.
	 * @return string
	 */
	private function mark( string $secret ): string {
		return substr( wp_hash( $secret, 'nonce' ), 0, 16 );
	}
}
