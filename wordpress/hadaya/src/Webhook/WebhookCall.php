<?php
/**
 * The call to another system.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a message as JSON, signs it and posts it.
 */
final class WebhookCall {


	/**
	 * Seconds that the other side has for its answer.
	 */
	const PATIENCE = 10;

	/**
	 * Posts a message.
	 *
	 * @param  array $settings The owner's wishes.
	 * @param  int   $id       Number of the message.
	 * @param  array $lead     Message.
	 * @return string What went wrong; empty when the other side has taken it.
	 */
	public static function post( array $settings, int $id, array $lead ): string {
		return self::send( $settings, $id, self::payload( $id, $lead ) );
	}

	/**
	 * Posts a sample: number 0, the event `test`, and fields as a message has them.
	 *
	 * @param  array $settings Address and secret, kept already or not.
	 * @return string What went wrong; empty when the other side has taken it.
	 */
	public static function post_sample( array $settings ): string {
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
		return self::send( $settings, 0, $sample );
	}

	/**
	 * Posts something with its signature: HMAC-SHA256 of the whole body under the shared secret. Redirects are not followed, and
	 * addresses within the server's own network are not called.
	 *
	 * @param  array $settings The owner's wishes.
	 * @param  int   $id       Number of the message.
	 * @param  array $payload  What the other side is sent.
	 * @return string What went wrong; empty when the other side has taken it.
	 */
	private static function send( array $settings, int $id, array $payload ): string {
		$body   = wp_json_encode( $payload, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		$answer = wp_safe_remote_post(
			$settings['url'],
			array(
				'timeout'     => self::PATIENCE,
				'redirection' => 0,
				'body'        => $body,
				'headers'     => array(
					'Content-Type'       => 'application/json; charset=utf-8',
					'X-Hadaya-Message'   => (string) $id,
					'X-Hadaya-Signature' => 'sha256=' . hash_hmac( 'sha256', $body, $settings['secret'] ),
				),
			)
		);
		if (is_wp_error( $answer ) ) {
			return $answer->get_error_message();
		}
		$code = (int) wp_remote_retrieve_response_code( $answer );
		/* translators: %d: an HTTP status. */
		return $code >= 200 && $code < 300 ? '' : sprintf( __( 'answer %d', 'hadaya' ), $code );
	}

	/**
	 * What the other side is sent of a message. It names files, and leaves them here.
	 *
	 * @param  int   $id   Number of the message.
	 * @param  array $lead Message.
	 * @return array
	 */
	private static function payload( int $id, array $lead ): array {
		$files = array();
		foreach ( $lead['files'] as $file ) {
			$files[] = array_intersect_key( $file, array_flip( array( 'label', 'name', 'size' ) ) );
		}
		return array(
			'event'  => 'message',
			'id'     => $id,
			'time'   => get_post_time( 'c', true, $id ),
			'site'   => home_url( '/' ),
			'fields' => (object) $lead['texts'],
			'custom' => $lead['custom'],
			'files'  => $files,
			'page'   => (object) $lead['origin'],
		);
	}
}
