<?php
/**
 * The way to another system.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the webhook of the form: where it goes, with which key, and how a system of the owner's own wants to be called.
 */
final class WebhookSchema {

	private Schema $schema;

	public function __construct( Schema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * The group.
	 *
	 * @return array
	 */
	public function group(): array {
		$recipes  = array(
			''          => __( 'your own system', 'hadaya' ),
			'mailchimp' => __( 'Mailchimp, a newsletter', 'hadaya' ),
			'brevo'     => __( 'Brevo, a newsletter', 'hadaya' ),
		);
		$lists    = array_keys( NewsletterCall::SERVICES );
		$switched = Schema::switched(
			__( 'Webhook and newsletter', 'hadaya' ),
			__( 'Send each message to another system as well', 'hadaya' ),
			array(
				'recipe'  => array_merge(
					Schema::choice( __( 'It goes to', 'hadaya' ), $recipes ),
					array(
						'description' => __(
							'Into a newsletter only those are entered who tick “Newsletter” above; while that is off, those who tick the consent of the form.', // phpcs:ignore Generic.Files.LineLength -- One text.
							'hadaya'
						),
					)
				),
				'url'     => Schema::when( $this->schema->text( __( 'Address that takes messages', 'hadaya' ), 'https' ), 'recipe', array( '' ) ),
				'secret'  => Schema::when(
					$this->schema->text(
						__( 'Shared secret', 'hadaya' ),
						'secret',
						__(
							'Left empty, a new one is made when you save. With it the other side checks the header X-Hadaya-Signature: sha256= and the HMAC-SHA256 of the whole body in hexadecimal digits.', // phpcs:ignore Generic.Files.LineLength -- One text.
							'hadaya'
						)
					),
					'recipe',
					array( '' )
				),
				'api_key' => Schema::when(
					$this->schema->text(
						__( 'API key', 'hadaya' ),
						'hidden',
						__( 'Mailchimp: Account > Extras > API keys. Brevo: SMTP & API > API keys.', 'hadaya' )
					),
					'recipe',
					$lists
				),
				'list'    => Schema::when(
					$this->schema->text( __( 'Audience ID of Mailchimp, or number of the list of Brevo', 'hadaya' ), 'required' ),
					'recipe',
					$lists
				),
				'confirm' => Schema::when(
					Schema::flag( __( 'Mailchimp asks each of them by mail to confirm', 'hadaya' ), true ),
					'recipe',
					array( 'mailchimp' )
				),
			)
		);
		return $switched + array( 'test' => 'webhook/test' );
	}
}
