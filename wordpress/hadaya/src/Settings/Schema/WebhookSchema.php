<?php
/**
 * The way to another system.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

use Hadaya\Webhook\NewsletterCall;
use Hadaya\Webhook\OwnBody;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the webhook of the form: where it goes, with which key, and how a system of the owner's own wants to be called.
 */
final class WebhookSchema {

	/**
	 * The group.
	 *
	 * @return array
	 */
	public static function group(): array {
		$recipes  = array(
			''          => __( 'your own system', 'hadaya' ),
			'n8n'       => 'n8n',
			'zapier'    => 'Zapier',
			'mailchimp' => __( 'Mailchimp, a newsletter', 'hadaya' ),
			'brevo'     => __( 'Brevo, a newsletter', 'hadaya' ),
		);
		$lists    = array_keys( NewsletterCall::SERVICES );
		$hooks    = array_values( array_diff( array_keys( $recipes ), $lists ) );
		$switched = Schema::switched(
			__( 'Webhook and newsletter', 'hadaya' ),
			__( 'Send each message to another system as well', 'hadaya' ),
			array(
				'recipe'  => array_merge( Schema::choice( __( 'It goes to', 'hadaya' ), $recipes ), array( 'description' => __( 'Into a newsletter only those are entered who tick “Newsletter” above; while that is off, those who tick the consent of the form.', 'hadaya' ) ) ),
				'url'     => Schema::when( Schema::text( __( 'Address that takes messages', 'hadaya' ), 'https' ), 'recipe', $hooks ),
				'secret'  => Schema::when( Schema::text( __( 'Shared secret', 'hadaya' ), 'secret', __( 'Left empty, a new one is made when you save. With it the other side checks the header X-Hadaya-Signature: sha256= and the HMAC-SHA256 of the whole body in hexadecimal digits.', 'hadaya' ) ), 'recipe', $hooks ),
				'api_key' => Schema::when( Schema::text( __( 'API key', 'hadaya' ), 'hidden', __( 'Mailchimp: Account > Extras > API keys. Brevo: SMTP & API > API keys.', 'hadaya' ) ), 'recipe', $lists ),
				'list'    => Schema::when( Schema::text( __( 'Audience ID of Mailchimp, or number of the list of Brevo', 'hadaya' ), 'required' ), 'recipe', $lists ),
				'confirm' => Schema::when( Schema::flag( __( 'Mailchimp asks each of them by mail to confirm', 'hadaya' ), true ), 'recipe', array( 'mailchimp' ) ),
			) + array_map( static fn ( array $field ): array => Schema::rare( Schema::when( $field, 'recipe', array( '' ) ) ), self::own() )
		);
		return $switched + array(
			'test'      => 'webhook/test',
			'rareTitle' => __( 'Method, headers and body', 'hadaya' ),
		);
	}

	/**
	 * How a system of the owner's own is called.
	 *
	 * @return array[]
	 */
	private static function own(): array {
		$header = array(
			'name'  => Schema::text( __( 'Header, for example Authorization', 'hadaya' ), 'header-name' ),
			'token' => Schema::text( __( 'Its value', 'hadaya' ), 'hidden' ),
		);
		$places = __( 'As JSON. Names and texts stand in quotation marks, and words in braces within them: {"text": "{name} writes: {message}"}', 'hadaya' );
		return array(
			'method'  => Schema::choice( __( 'Method', 'hadaya' ), array_combine( array( 'POST', 'PUT' ), array( 'POST', 'PUT' ) ) ),
			'headers' => Schema::items(
				__( 'Headers', 'hadaya' ),
				Schema::group( $header, __( 'Add a header', 'hadaya' ) ),
				array(
					'maxItems'    => 10,
					'description' => __( 'For example the key that the other system asks for. Values are not shown again once they are saved, and have to be entered anew when the host of the address changes.', 'hadaya' ),
				)
			),
			'body'    => Schema::text( __( 'Body (empty: the whole message)', 'hadaya' ), 'json-template-long', $places ) + array( 'places' => OwnBody::PLACES ),
		);
	}
}
