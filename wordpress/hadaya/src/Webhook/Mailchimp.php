<?php
/**
 * Newsletter service Mailchimp.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Adds people to a Mailchimp audience through version 3.0 of Mailchimp's Marketing API. Existing members keep their subscription status.
 *
 * @phpstan-import-type WebhookSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type NewsletterRequest from NewsletterService
 */
final class Mailchimp implements NewsletterService {

	/**
	 * Returns the request that adds a person to the audience. A new member with double opt-in stays pending until they confirm.
	 *
	 * @param WebhookSettings $settings The owner's settings.
	 * @param string[]        $person   Their `email`, `name` and `phone`.
	 * @return NewsletterRequest
	 */
	public function enter( array $settings, array $person ): array {
		$body = array(
			'email_address' => $person['email'],
			'status_if_new' => $settings['confirm'] ? 'pending' : 'subscribed',
			'merge_fields'  => (object) array_filter( array( 'FNAME' => $person['name'] ) ),
		);
		return self::call( $settings, 'PUT', '/members/' . md5( strtolower( $person['email'] ) ), $body );
	}

	/**
	 * Returns the request that reads the audience's name, to test the API key and the audience id.
	 *
	 * @param WebhookSettings $settings The owner's settings.
	 * @return NewsletterRequest
	 */
	public function look( array $settings ): array {
		return self::call( $settings, 'GET', '?fields=id,name', array() );
	}

	/**
	 * Evaluates Mailchimp's response. Only a rejected email address and an unsubscribed person make a retry pointless.
	 *
	 * @param int                  $code   HTTP status.
	 * @param array<string, mixed> $answer Decoded body.
	 * @return DeliveryResult
	 */
	public function judge( int $code, array $answer ): DeliveryResult {
		$title  = isset( $answer['title'] ) && is_string( $answer['title'] ) ? $answer['title'] : '';
		$detail = isset( $answer['detail'] ) && is_string( $answer['detail'] ) ? $answer['detail'] : $title;
		if ( ( $code >= 200 && $code < 300 ) || 'Member Exists' === $title ) {
			return new DeliveryResult();
		}
		switch ( $code ) {
			case 400:
				if ( 'Member In Compliance State' === $title ) {
					return new DeliveryResult(
						__(
							'This person unsubscribed from your Mailchimp audience and must subscribe again themselves. Send them the link to your Mailchimp signup form.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
							'hadaya'
						),
						true
					);
				}
			return new DeliveryResult(
				sprintf(
					/* translators: 1: name of a service, 2: its error message. */
					__( '%1$s rejected this email address: %2$s. Ask the sender for another one.', 'hadaya' ),
					'Mailchimp',
					rtrim( $detail, '.' )
				),
				true
			);
			case 401:
			case 403:
			return new DeliveryResult(
				__(
					'Mailchimp rejected the API key. Create a new one in Mailchimp under Account > Extras > API keys and enter it.',
					'hadaya'
				)
			);
			case 404:
			return new DeliveryResult(
				__(
					'Mailchimp has no audience with this ID. Copy the ID in Mailchimp from Audience > Settings > Audience name and defaults.',
					'hadaya'
				)
			);
		}
		return NewsletterCall::busy( 'Mailchimp', $code );
	}

	/**
	 * Returns a request about the owner's audience, sent to the data centre that the API key names.
	 *
	 * @param WebhookSettings                             $settings The owner's settings.
	 * @param string                                      $method   HTTP method.
	 * @param string                                      $path     Path after the audience's URL.
	 * @param array<string, string|bool|list<int>|object> $body     Sent data.
	 * @return NewsletterRequest
	 */
	private static function call( array $settings, string $method, string $path, array $body ): array {
		// The key's suffix names the account's data centre.
		$centre = 1 === preg_match( '/-([a-z]{2,4}\d{1,3})$/D', $settings['api_key'], $found ) ? $found[1] : 'us1';
		return array(
			'url'     => 'https://' . $centre . '.api.mailchimp.com/3.0/lists/' . rawurlencode( $settings['list'] ) . $path,
			'method'  => $method,
			'headers' => array( 'Authorization' => 'Basic ' . base64_encode( 'hadaya:' . $settings['api_key'] ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- HTTP basic authentication requires Base64.
			'body'    => $body,
		);
	}
}
