<?php
/**
 * The address from which this plugin updates.
 *
 * @package Hadaya
 */

namespace Hadaya\Updates;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the owner's address for the newest version. It is off until an address is entered. What is not signed with the key
 * beside it is refused, whoever sends it.
 */
final class Feed {

	/**
	 * Bytes of an answer at most.
	 */
	const LONGEST = 20000;

	/**
	 * Seconds that the address may take.
	 */
	const PATIENCE = 10;

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * Remembers its parts.
	 *
	 * @param Options $options The owner's settings.
	 */
	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * Whether the owner has entered an address.
	 *
	 * @return bool
	 */
	public function is_on(): bool {
		return '' !== $this->setting( 'address' );
	}

	/**
	 * The newest version.
	 *
	 * @return Release|\WP_Error
	 */
	public function newest() {
		if ( '' === $this->setting( 'key' ) ) {
			return self::refuse( 'no_key', __( 'The public key is missing. Enter it beside the address for updates; it is published with each release.', 'hadaya' ) );
		}
		$more   = array(
			'timeout'             => self::PATIENCE,
			'limit_response_size' => self::LONGEST,
		);
		$answer = wp_safe_remote_get( $this->setting( 'address' ), $more );
		$status = wp_remote_retrieve_response_code( $answer );
		if ( is_wp_error( $answer ) || 200 !== $status ) {
			$why = is_wp_error( $answer ) ? $answer->get_error_message() : (string) $status;
			/* translators: %s: what a server has answered. */
			return self::refuse( 'no_answer', sprintf( __( 'The address for updates does not answer (%s). Open it in a browser: it must show a line of text that begins with {"release".', 'hadaya' ), $why ) );
		}
		return $this->read( wp_remote_retrieve_body( $answer ) );
	}

	/**
	 * Reads an answer.
	 *
	 * @param string $body Answer.
	 * @return Release|\WP_Error
	 */
	public function read( string $body ) {
		$feed = json_decode( $body, true );
		if ( ! is_array( $feed ) || ! isset( $feed['release'] ) || ! is_string( $feed['release'] ) ) {
			return self::refuse( 'no_feed', __( 'What the address for updates answers is no list of releases. Enter the address of the file update.json.', 'hadaya' ) );
		}
		if ( ! isset( $feed['signature'] ) || ! is_string( $feed['signature'] ) || '' === $feed['signature'] ) {
			return self::refuse( 'no_signature', __( 'The release is not signed, so it is not installed. Ask whoever publishes it for a signed update.json.', 'hadaya' ) );
		}
		if ( ! Signature::is_right( $feed['release'], $feed['signature'], $this->setting( 'key' ) ) ) {
			return self::refuse( 'bad_signature', __( 'The release is not signed with the key that you entered, so it is not installed. Compare the key with the published one; if they are the same, somebody has changed the file: do not install it.', 'hadaya' ) );
		}
		$release = Release::from( $feed['release'], $this->setting( 'address' ) );
		if ( null === $release ) {
			return self::refuse( 'no_release', __( 'The signed release names no version or no zip. It was made for another version of this plugin: install the newest zip by hand once.', 'hadaya' ) );
		}
		if ( version_compare( $release->version, Installed::version(), '<' ) ) {
			/* translators: 1: a version, 2: the installed version. */
			return self::refuse( 'older', sprintf( __( 'The address for updates names version %1$s, which is older than yours (%2$s), so it is not installed. If you want an older version, use “Back to the version before”.', 'hadaya' ), $release->version, Installed::version() ) );
		}
		return $release;
	}

	/**
	 * One of the owner's settings.
	 *
	 * @param string $name Name.
	 * @return string
	 */
	private function setting( string $name ): string {
		$stored = $this->options->stored();
		return isset( $stored['updates'][ $name ] ) && is_string( $stored['updates'][ $name ] ) ? trim( $stored['updates'][ $name ] ) : '';
	}

	/**
	 * A refusal.
	 *
	 * @param string $code    What is wrong.
	 * @param string $message What to do.
	 * @return \WP_Error
	 */
	private static function refuse( string $code, string $message ): \WP_Error {
		return new \WP_Error( 'hadaya_update_' . $code, $message );
	}
}
