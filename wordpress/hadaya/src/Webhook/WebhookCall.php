<?php
/**
 * The call to another system.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

use Hadaya\Leads\Lead;
use Hadaya\Mail\Trouble;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a lead as JSON, signs it and posts it.
 */
final class WebhookCall {

	/**
	 * Seconds that the other side has for its answer.
	 */
	const PATIENCE = 10;

	/**
	 * Posts a lead.
	 *
	 * @param array $settings The owner's wishes.
	 * @param Lead  $lead     Lead.
	 * @return Verdict
	 */
	public static function post( array $settings, Lead $lead ): Verdict {
		return NewsletterCall::is_meant( $settings ) ? NewsletterCall::enter( $settings, $lead ) : new Verdict( self::send( $settings, $lead->id(), self::body( $settings, $lead, self::payload( $lead ) ) ) );
	}

	/**
	 * Posts a sample: number 0, the event `test`, and fields as a lead has them.
	 *
	 * @param array $settings Address and secret, kept already or not.
	 * @return string What went wrong; empty when the other side has taken it.
	 */
	public static function post_sample( array $settings ): string {
		if ( NewsletterCall::is_meant( $settings ) ) {
			return NewsletterCall::test( $settings );
		}
		$texts  = array(
			'name'    => __( 'A visitor', 'hadaya' ),
			'email'   => 'visitor@example.com',
			'message' => __( 'This is a test. Nobody wrote it.', 'hadaya' ),
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
		$lead   = Lead::from_submission( $texts, array(), array(), array() )->with_time( time() )->with_newsletter( '' );
		return self::send( $settings, 0, self::body( $settings, $lead, $sample ) );
	}

	/**
	 * The body of a call: as the owner writes it for a system of their own, else the whole message.
	 *
	 * @param array $settings The owner's wishes.
	 * @param Lead  $lead     Lead.
	 * @param array $payload  The whole message.
	 * @return string
	 */
	private static function body( array $settings, Lead $lead, array $payload ): string {
		$template = '' === ( $settings['recipe'] ?? '' ) ? $settings['body'] ?? '' : '';
		return '' === $template ? (string) wp_json_encode( $payload, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) : OwnBody::of( $template, $lead );
	}

	/**
	 * Posts something with its signatures: HMAC-SHA256 under the shared secret, once of the whole body, and once of the time
	 * and the body, so that the other side can refuse what somebody has recorded and sends again. Redirects are not followed.
	 *
	 * @param array  $settings The owner's wishes.
	 * @param int    $id       Number of the lead.
	 * @param string $body     What the other side is sent.
	 * @return string What went wrong; empty when the other side has taken it.
	 */
	private static function send( array $settings, int $id, string $body ): string {
		$is_own = '' === ( $settings['recipe'] ?? '' );
		$answer = GuardedPost::send(
			$settings['url'],
			array(
				'method'  => $is_own ? $settings['method'] ?? 'POST' : 'POST',
				'timeout' => self::PATIENCE,
				'body'    => $body,
				'headers' => OwnHeaders::over(
					$settings, array(
						'Content-Type'             => 'application/json; charset=utf-8',
						'X-Hadaya-Message'         => (string) $id,
						'X-Hadaya-Signature'       => 'sha256=' . hash_hmac( 'sha256', $body, $settings['secret'] ),
						'X-Hadaya-Timed-Signature' => self::timed_signature( $body, $settings['secret'], time() ),
					)
				),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return Trouble::line( $answer->get_error_message(), OwnHeaders::secrets( $settings ) );
		}
		$code = (int) wp_remote_retrieve_response_code( $answer );
		if ( $code >= 200 && $code < 300 ) {
			return '';
		}
		$said = Trouble::line( (string) wp_remote_retrieve_body( $answer ), OwnHeaders::secrets( $settings ) );
		$told = self::explain( $settings['recipe'] ?? '', $code );
		/* translators: 1: what went wrong, 2: what another system has said of it. */
		return ! $is_own || 1 !== preg_match( '/\w/', $said ) ? $told : sprintf( __( '%1$s. It says: %2$s', 'hadaya' ), $told, $said );
	}

	/**
	 * What a status means that is no good one.
	 *
	 * @param string $recipe What the owner has chosen.
	 * @param int    $code   HTTP status.
	 * @return string
	 */
	public static function explain( string $recipe, int $code ): string {
		if ( 'n8n' === $recipe && 404 === $code ) {
			return __( 'n8n does not know this address. Use the Production URL of the Webhook node, set it to POST, and switch the workflow to Active', 'hadaya' );
		}
		if ( 'zapier' === $recipe && in_array( $code, array( 404, 410 ), true ) ) {
			return __( 'Zapier does not know this address any more. Copy it anew from the trigger “Catch Hook” of your Zap, and switch the Zap on', 'hadaya' );
		}
		if ( '' !== $recipe && 429 === $code ) {
			return self::reason( $code );
		}
		/* translators: %d: an HTTP status. */
		$answer = sprintf( __( 'answer %d', 'hadaya' ), $code );
		$why    = '' === $recipe ? self::reason( $code ) : '';
		return '' === $why ? $answer : $answer . ': ' . $why;
	}

	/**
	 * What a status means of a system that nobody knows but its owner; empty for one that says nothing.
	 *
	 * @param int $code HTTP status.
	 * @return string
	 */
	private static function reason( int $code ): string {
		if ( $code >= 300 && $code < 400 ) {
			return __( 'it is at another address; enter the one to which it leads', 'hadaya' );
		}
		if ( $code >= 500 ) {
			return __( 'the other system has broken down over it; look into its log', 'hadaya' );
		}
		$reasons = array(
			400 => __( 'it does not understand the body', 'hadaya' ),
			401 => __( 'it does not take the key; look at the headers', 'hadaya' ),
			403 => __( 'it does not take the key; look at the headers', 'hadaya' ),
			404 => __( 'there is nothing at this address', 'hadaya' ),
			405 => __( 'it does not take this method', 'hadaya' ),
			415 => __( 'it does not take JSON', 'hadaya' ),
			422 => __( 'it does not understand the body', 'hadaya' ),
			429 => __( 'it takes no more calls just now; it is tried again by itself', 'hadaya' ),
		);
		return $reasons[ $code ] ?? '';
	}

	/**
	 * The signature of a time and a body: `t=1700000000,v1=…`.
	 *
	 * @param string $body   Body.
	 * @param string $secret Shared secret.
	 * @param int    $time   Seconds since 1970.
	 * @return string
	 */
	public static function timed_signature( string $body, string $secret, int $time ): string {
		return 't=' . $time . ',v1=' . hash_hmac( 'sha256', $time . '.' . $body, $secret );
	}

	/**
	 * What the other side is sent of a lead. It names files, and leaves them here.
	 *
	 * @param Lead $lead Lead.
	 * @return array
	 */
	private static function payload( Lead $lead ): array {
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
