<?php
/**
 * Newsletter service Brevo.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Adds people to a Brevo list through version 3 of Brevo's API. Existing contacts are added to the list.
 *
 * @phpstan-import-type WebhookSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type NewsletterRequest from NewsletterService
 */
final class Brevo implements NewsletterService {

	/**
	 * URL of the API.
	 */
	const ADDRESS = 'https://api.brevo.com/v3/contacts';

	/**
	 * Returns the request that adds a person to the list. Updates the contact if Brevo already has one with this email address.
	 *
	 * @param WebhookSettings $settings The owner's settings.
	 * @param string[]        $person   Their `email`, `name` and `phone`.
	 * @return NewsletterRequest
	 */
	public function enter( array $settings, array $person ): array {
		$body = array(
			'email'         => $person['email'],
			'attributes'    => (object) array_filter( array( 'FIRSTNAME' => $person['name'] ) ),
			'listIds'       => array( (int) $settings['list'] ),
			'updateEnabled' => true,
		);
		return self::call( $settings, 'POST', '', $body );
	}

	/**
	 * Returns the request that reads the list's name, to test the API key and the list id.
	 *
	 * @param WebhookSettings $settings The owner's settings.
	 * @return NewsletterRequest
	 */
	public function look( array $settings ): array {
		return self::call( $settings, 'GET', '/lists/' . (int) $settings['list'], array() );
	}

	/**
	 * Evaluates Brevo's response. Only a rejected email address makes a retry pointless.
	 *
	 * @param int                  $code   HTTP status.
	 * @param array<string, mixed> $answer Decoded body.
	 * @return DeliveryResult
	 */
	public function judge( int $code, array $answer ): DeliveryResult {
		$kind   = isset( $answer['code'] ) && is_string( $answer['code'] ) ? $answer['code'] : '';
		$detail = isset( $answer['message'] ) && is_string( $answer['message'] ) ? $answer['message'] : $kind;
		if ( ( $code >= 200 && $code < 300 ) || 'duplicate_parameter' === $kind ) {
			return new DeliveryResult();
		}
		switch ( $code ) {
			case 400:
				if ( false !== stripos( $detail, 'list' ) ) {
					return self::no_list();
				}
			return new DeliveryResult(
				/* translators: 1: name of a service, 2: its error message. */
				sprintf( __( '%1$s rejected this email address: %2$s. Ask the sender for another one.', 'hadaya' ), 'Brevo', rtrim( $detail, '.' ) ),
				true
			);
			case 401:
			case 403:
			return new DeliveryResult(
				__(
					'Brevo rejected the API key. Create a new one in Brevo under SMTP & API > API keys, and authorize your server’s IP address if asked.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				)
			);
			case 404:
			return self::no_list();
		}
		return NewsletterCall::busy( 'Brevo', $code );
	}

	/**
	 * Returns the result for an unknown list id, which tells the owner where to find the right one.
	 *
	 * @return DeliveryResult
	 */
	private static function no_list(): DeliveryResult {
		return new DeliveryResult(
			__( 'Brevo has no list with this ID. Find it in Brevo under Contacts > Lists, for example #5, and enter 5.', 'hadaya' )
		);
	}

	/**
	 * Returns a request to Brevo's API that is authenticated with the owner's key.
	 *
	 * @param WebhookSettings                             $settings The owner's settings.
	 * @param string                                      $method   HTTP method.
	 * @param string                                      $path     Path after the API's URL.
	 * @param array<string, string|bool|list<int>|object> $body     Sent data.
	 * @return NewsletterRequest
	 */
	private static function call( array $settings, string $method, string $path, array $body ): array {
		return array(
			'url'     => self::ADDRESS . $path,
			'method'  => $method,
			'headers' => array( 'api-key' => $settings['api_key'] ),
			'body'    => $body,
		);
	}
}
