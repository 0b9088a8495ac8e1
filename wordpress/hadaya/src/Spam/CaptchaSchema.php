<?php
/**
 * Settings for the spam check.
 *
 * @package Hadaya
 */

namespace Hadaya\Spam;

use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings for the captcha services and Akismet.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class CaptchaSchema {

	private Schema $schema;

	public function __construct( Schema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * Returns the settings group for the spam check by a captcha service and by Akismet.
	 *
	 * @return FieldSchema
	 */
	public function group(): array {
		$kinds = array_keys( Captcha::SERVICES );
		return Schema::group(
			array(
				'kind'       => Schema::choice(
					__( 'Spam check service', 'hadaya' ),
					array(
						'none'      => __( 'None', 'hadaya' ),
						'v2'        => __( 'Google reCAPTCHA v2 (checkbox)', 'hadaya' ),
						'v3'        => __( 'Google reCAPTCHA v3 (invisible)', 'hadaya' ),
						'turnstile' => __( 'Cloudflare Turnstile', 'hadaya' ),
						'hcaptcha'  => __( 'hCaptcha', 'hadaya' ),
					)
				),
				'site_key'   => Schema::when( $this->schema->text( __( 'Site key', 'hadaya' ), 'key' ), 'kind', $kinds ),
				'secret'     => Schema::when(
					$this->schema->text(
						__( 'Secret key', 'hadaya' ),
						'key',
						__( 'Both keys must match the service and version that you chose and be registered for this site’s domain.', 'hadaya' )
					),
					'kind',
					$kinds
				),
				'least'      => Schema::when(
					Schema::number( __( 'Minimum score', 'hadaya' ), 1, 9 )
					+ array( 'description' => __(
						'Enter the minimum reCAPTCHA score multiplied by 10. For example, enter 5 for Google’s default of 0.5.',
						'hadaya'
					)
					),
					'kind',
					array( 'v3' )
				),
				'hide_badge' => Schema::when(
					Schema::flag( __( 'Show a text notice in the form instead of the reCAPTCHA badge', 'hadaya' ) ),
					'kind',
					array( 'v3' )
				),
				'when_down'  => Schema::when( self::when_down(), 'kind', $kinds ),
				'akismet'    => Schema::flag( __( 'Check messages with Akismet', 'hadaya' ), true ) + array(
					'description' => __( 'Requires the Akismet plugin. Detected spam is kept in the Spam folder of the inbox.', 'hadaya' ),
				),
			),
			__( 'Spam check', 'hadaya' )
		);
	}

	/**
	 * Returns the field with which the owner accepts or rejects messages while the spam check service does not respond.
	 *
	 * @return FieldSchema
	 */
	private static function when_down(): array {
		$choices = array(
			'open'   => __( 'Accept messages and mark them as unchecked', 'hadaya' ),
			'closed' => __( 'Reject messages until the service responds', 'hadaya' ),
		);
		return Schema::choice( __( 'If the service does not respond', 'hadaya' ), $choices );
	}
}
