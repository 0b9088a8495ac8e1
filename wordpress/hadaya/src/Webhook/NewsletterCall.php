<?php
/**
 * Newsletter request.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

use Hadaya\Leads\Lead;
use Hadaya\Mail\Problem;
use Hadaya\Widgets\ContactForm;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a lead's sender to the owner's newsletter, if the sender ticked the newsletter checkbox.
 *
 * @phpstan-import-type WebhookSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type NewsletterRequest from NewsletterService
 */
final class NewsletterCall {

	/**
	 * Classes for the newsletter services, keyed by the value of the owner's setting.
	 */
	const SERVICES = array(
		'mailchimp' => Mailchimp::class,
		'brevo'     => Brevo::class,
	);

	private SafeRequest $safe_request;

	public function __construct( SafeRequest $safe_request ) {
		$this->safe_request = $safe_request;
	}

	/**
	 * Checks whether the owner has selected a newsletter service.
	 *
	 * @param WebhookSettings $settings The owner's settings.
	 * @return bool
	 */
	public function is_meant( array $settings ): bool {
		return isset( self::SERVICES[ $settings['recipe'] ?? '' ] );
	}

	/**
	 * Returns the reason why a lead's sender is not added to the newsletter; empty if the sender is added. Only the newsletter checkbox counts,
	 * because the form's consent is required to send a message and is therefore not a free choice.
	 *
	 * @param Lead        $lead Lead.
	 * @param ContactForm $form Form with texts in all languages.
	 * @return string
	 */
	public function held_back( Lead $lead, ContactForm $form ): string {
		if ( ! is_email( $lead->text( 'email' ) ) ) {
			return __( 'Not added to the newsletter: the message has no email address.', 'hadaya' );
		}
		$agreed = $lead->newsletter();
		if ( null !== $agreed ) {
			return '' === $agreed ? __( 'Not added to the newsletter: the visitor did not tick the checkbox.', 'hadaya' ) : '';
		}
		return $form->box( 'newsletter' )['enabled']
			? __( 'Not added to the newsletter: the visitor did not see the newsletter checkbox.', 'hadaya' )
			: __(
				'Not added to the newsletter: the form has no newsletter checkbox. Turn on “Newsletter” in the form’s settings to add one.',
				'hadaya'
			);
	}

	/**
	 * Adds a lead's sender to the newsletter. Does not check the newsletter checkbox; `held_back()` does.
	 *
	 * @param WebhookSettings $settings The owner's settings.
	 * @param Lead            $lead     Lead.
	 * @return DeliveryResult
	 */
	public function enter( array $settings, Lead $lead ): DeliveryResult {
		$recipe = $this->recipe( $settings );
		$person = array(
			'email' => $lead->text( 'email' ),
			'name'  => $lead->text( 'name' ),
			'phone' => $lead->text( 'phone' ),
		);
		return $this->send( $recipe, $settings, $recipe->enter( $settings, $person ) );
	}

	/**
	 * Tests the key and the list without adding a contact.
	 *
	 * @param WebhookSettings $settings The owner's settings.
	 * @return string The problem; empty if both are valid.
	 */
	public function test( array $settings ): string {
		$recipe = $this->recipe( $settings );
		return $this->send( $recipe, $settings, $recipe->look( $settings ) )->problem;
	}

	/**
	 * Returns the result for a service that fails or has reached its request limit. A retry may succeed.
	 *
	 * @param string $service Name of the service.
	 * @param int    $code    HTTP status.
	 * @return DeliveryResult
	 */
	public static function busy( string $service, int $code ): DeliveryResult {
		if ( 429 === $code ) {
			return new DeliveryResult(
				/* translators: %s: name of a service. */
				sprintf( __( 'The request limit for %s has been reached. Hadaya will try again automatically.', 'hadaya' ), $service )
			);
		}
		return new DeliveryResult(
			sprintf(
				/* translators: 1: name of a service, 2: an HTTP status. */
				__(
					'%1$s returned an error (%2$d). Hadaya will try again automatically. If the error persists, check the service’s status page.',
					'hadaya'
				),
				$service,
				$code
			)
		);
	}

	/**
	 * Creates the newsletter service that the owner has selected; `is_meant()` must be true.
	 *
	 * @param WebhookSettings $settings The owner's settings.
	 * @return NewsletterService
	 */
	private function recipe( array $settings ): NewsletterService {
		$class = self::SERVICES[ $settings['recipe'] ];
		return new $class();
	}

	/**
	 * Sends a request and evaluates the response. Removes the API key from error messages.
	 *
	 * @param NewsletterService $recipe   Service.
	 * @param WebhookSettings   $settings The owner's settings.
	 * @param NewsletterRequest $call     Request.
	 * @return DeliveryResult
	 */
	private function send( NewsletterService $recipe, array $settings, array $call ): DeliveryResult {
		$answer = $this->safe_request->call(
			$call['url'],
			array(
				'method'  => $call['method'],
				'timeout' => WebhookCall::PATIENCE,
				'headers' => $call['headers'] + array( 'Content-Type' => 'application/json; charset=utf-8' ),
			) + ( 'GET' === $call['method']
				? array()
				: array( 'body' => (string) wp_json_encode( $call['body'], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ) )
		);
		if ( is_wp_error( $answer ) ) {
			$why = Problem::line( $answer->get_error_message(), array( $settings['api_key'] ) );
			return new DeliveryResult(
				sprintf(
					/* translators: 1: name of a host, 2: error message. */
					__(
						'Could not connect to %1$s: %2$s. Hadaya will try again automatically. If the error persists, ask your host to allow outgoing connections.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
						'hadaya'
					),
					(string) wp_parse_url( $call['url'], PHP_URL_HOST ),
					rtrim( $why, '.' )
				)
			);
		}
		$response = json_decode( (string) wp_remote_retrieve_body( $answer ), true );
		$result   = $recipe->judge( (int) wp_remote_retrieve_response_code( $answer ), is_array( $response ) ? $response : array() );
		return new DeliveryResult( Problem::line( $result->problem, array( $settings['api_key'] ) ), $result->is_final );
	}
}
