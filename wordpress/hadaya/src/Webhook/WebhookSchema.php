<?php
/**
 * Settings for the webhook.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings of the form's webhook: the service with its key and list, or the URL of a custom system with the shared secret.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class WebhookSchema {

	private Schema $schema;

	public function __construct( Schema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * Returns the webhook's settings group, with its switch and the REST route of its test.
	 *
	 * @return FieldSchema
	 */
	public function group(): array {
		$recipes  = array(
			''          => __( 'Your own system (webhook)', 'hadaya' ),
			'mailchimp' => __( 'Mailchimp', 'hadaya' ),
			'brevo'     => __( 'Brevo', 'hadaya' ),
		);
		$lists    = array_keys( NewsletterCall::SERVICES );
		$switched = Schema::switched(
			__( 'Webhook and newsletter', 'hadaya' ),
			__( 'Send messages to another system', 'hadaya' ),
			array(
				'recipe'  => array_merge(
					Schema::choice( __( 'Service', 'hadaya' ), $recipes ),
					array(
						'description' => __(
							'Newsletter services receive data only about visitors who tick the newsletter checkbox. Turn on “Newsletter” to show it.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
							'hadaya'
						),
					)
				),
				'url'     => Schema::when( $this->schema->text( __( 'Webhook URL', 'hadaya' ), 'https' ), 'recipe', array( '' ) ),
				'secret'  => Schema::when(
					$this->schema->text(
						__( 'Shared secret', 'hadaya' ),
						'secret',
						__(
							'Leave empty to create a secret. The other system can use it to check that a request comes from your site: the X-Hadaya-Signature header contains sha256= followed by the hexadecimal HMAC-SHA256 of the body.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
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
					$this->schema->text( __( 'Audience or list ID', 'hadaya' ), 'required' ),
					'recipe',
					$lists
				),
				'confirm' => Schema::when(
					Schema::flag( __( 'Double opt-in', 'hadaya' ), true )
					+ array( 'description' => __( 'Mailchimp asks each subscriber to confirm by email.', 'hadaya' ) ),
					'recipe',
					array( 'mailchimp' )
				),
			)
		);
		return $switched + array( 'test' => 'webhook/test' );
	}
}
