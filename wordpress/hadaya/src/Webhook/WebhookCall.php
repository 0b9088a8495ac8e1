<?php
/**
 * Webhook request.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

use Hadaya\Leads\Lead;
use Hadaya\Mail\Problem;

defined( 'ABSPATH' ) || exit;

/**
 * Encodes a lead as JSON, signs it and posts it, or passes the lead to the newsletter service.
 *
 * @phpstan-import-type WebhookSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type LeadField from Lead
 */
final class WebhookCall {

	/**
	 * Timeout of a delivery, in seconds.
	 */
	const PATIENCE = 10;

	private NewsletterCall $newsletter_call;
	private SafeRequest $safe_request;

	public function __construct( NewsletterCall $newsletter_call, SafeRequest $safe_request ) {
		$this->newsletter_call = $newsletter_call;
		$this->safe_request    = $safe_request;
	}

	/**
	 * Posts a lead to the owner's URL, or adds its sender to the newsletter if a service is selected.
	 *
	 * @param WebhookSettings $settings The owner's settings.
	 * @param Lead            $lead     Lead.
	 * @return DeliveryResult
	 */
	public function post( array $settings, Lead $lead ): DeliveryResult {
		return $this->newsletter_call->is_meant( $settings )
			? $this->newsletter_call->enter( $settings, $lead )
			: new DeliveryResult( $this->send( $settings, $lead->id(), $this->payload( $lead ) ) );
	}

	/**
	 * Posts a sample with id 0, the event `test` and the fields of a lead. For a newsletter service, tests only the key and the list.
	 *
	 * @param WebhookSettings $settings URL and secret, saved or not.
	 * @return string The problem; empty if the sample was accepted.
	 */
	public function post_sample( array $settings ): string {
		if ( $this->newsletter_call->is_meant( $settings ) ) {
			return $this->newsletter_call->test( $settings );
		}
		$texts  = array(
			'name'    => __( 'A visitor', 'hadaya' ),
			'email'   => 'visitor@example.com',
			'message' => __( 'This is a test message.', 'hadaya' ),
		);
		$sample = array(
			'event'  => 'test',
			'id'     => 0,
			'time'   => gmdate( 'c' ),
			'site'   => home_url( '/' ),
			'fields' => $texts,
			'custom' => array(),
			'files'  => array(),
			'page'   => (object) array(),
		);
		return $this->send( $settings, 0, $sample );
	}

	/**
	 * Posts a payload with two HMAC-SHA256 signatures, made with the shared secret: one of the body, and one of the time and the body. The second
	 * lets the receiver reject replayed requests. Redirects are not followed.
	 *
	 * @param WebhookSettings                                                                                                                                                                                 $settings The owner's settings.
	 * @param int                                                                                                                                                                                             $id       Id of the lead.
	 * @param array{event: string, id: int, time: string, site: string, fields: object, custom: list<LeadField>, files: list<array{label: string, name: string, size: int}>, page: object, newsletter?: bool} $payload  Sent data.
	 * @return string The problem; empty if the payload was accepted.
	 */
	private function send( array $settings, int $id, array $payload ): string {
		$body   = (string) wp_json_encode( $payload, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		$answer = $this->safe_request->call(
			$settings['url'],
			array(
				'method'  => 'POST',
				'timeout' => self::PATIENCE,
				'body'    => $body,
				'headers' => array(
					'Content-Type'             => 'application/json; charset=utf-8',
					'X-Hadaya-Message'         => (string) $id,
					'X-Hadaya-Signature'       => 'sha256=' . hash_hmac( 'sha256', $body, $settings['secret'] ),
					'X-Hadaya-Timed-Signature' => $this->timed_signature( $body, $settings['secret'], time() ),
				),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return Problem::line( $answer->get_error_message(), array( $settings['secret'] ) );
		}
		$code = (int) wp_remote_retrieve_response_code( $answer );
		return $code >= 200 && $code < 300 ? '' : $this->explain( $code );
	}

	/**
	 * Describes an HTTP error status and, for common ones, what the owner can do about it.
	 *
	 * @param int $code HTTP status.
	 * @return string
	 */
	public function explain( int $code ): string {
		/* translators: %d: an HTTP status. */
		$answer  = sprintf( __( 'HTTP status %d', 'hadaya' ), $code );
		$reasons = array(
			401 => __( 'the other system rejected the request; check the secret in that system', 'hadaya' ),
			403 => __( 'the other system rejected the request; check the secret in that system', 'hadaya' ),
			404 => __( 'the URL was not found; copy it again', 'hadaya' ),
			410 => __( 'the URL was not found; copy it again', 'hadaya' ),
			429 => __( 'the other system has reached its request limit; Hadaya will try again later', 'hadaya' ),
		);
		if ( $code >= 300 && $code < 400 ) {
			return $answer . ': ' . __( 'the URL redirects; enter the new URL', 'hadaya' );
		}
		return isset( $reasons[ $code ] ) ? $answer . ': ' . $reasons[ $code ] : $answer;
	}

	/**
	 * Returns the signature of time and body: `t=1700000000,v1=…`.
	 *
	 * @param string $body   Body.
	 * @param string $secret Shared secret.
	 * @param int    $time   Seconds since 1970.
	 * @return string
	 */
	public function timed_signature( string $body, string $secret, int $time ): string {
		return 't=' . $time . ',v1=' . hash_hmac( 'sha256', $time . '.' . $body, $secret );
	}

	/**
	 * Returns the payload of a lead. It lists files by name but does not include them.
	 *
	 * @param Lead $lead Lead.
	 * @return array{event: string, id: int, time: string, site: string, fields: object, custom: list<LeadField>, files: list<array{label: string, name: string, size: int}>, page: object, newsletter?: bool}
	 */
	private function payload( Lead $lead ): array {
		$files = array();
		foreach ( $lead->files() as $file ) {
			$files[] = array_intersect_key( $file, array_flip( array( 'label', 'name', 'size' ) ) );
		}
		return array(
			'event'  => 'message',
			'id'     => $lead->id(),
			'time'   => gmdate( 'c', $lead->time() ),
			'site'   => home_url( '/' ),
			'fields' => (object) $lead->texts(),
			'custom' => $lead->fields(),
			'files'  => $files,
			'page'   => (object) $lead->origin()->to_array(),
		) + ( null === $lead->newsletter() ? array() : array( 'newsletter' => '' !== $lead->newsletter() ) );
	}
}
