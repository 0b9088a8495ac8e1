<?php
/**
 * Rate limits for visitors' requests.
 *
 * @package Hadaya
 */

namespace Hadaya\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Counts messages within a time span, per visitor (identified by our own token) and per IP address. A visitor without a token is counted by IP
 * address. Behind a proxy, all visitors may share one address, so the limit per address is much higher. Rejected attempts are counted separately, so
 * that a visitor who mistypes an email address does not use up the message limit. Only keyed hashes are stored, neither tokens nor addresses.
 */
final class RateLimit {

	/**
	 * Maximum messages per visitor within the span.
	 */
	const MOST = 10;

	/**
	 * Limit for rejected attempts, as a multiple of the message limit.
	 */
	const TRIES = 5;

	/**
	 * Limit per address, as a multiple of the limit per visitor.
	 */
	const VISITORS_AT_ADDRESS = 10;

	/**
	 * Maximum size, in kilobytes, of the files that one IP address may send within the time span.
	 */
	const KILOBYTES = 102400;

	/**
	 * Length of the time span to which the limits apply, in seconds.
	 */
	const SPAN = 600;

	private RateTable $table;

	private string $visitor;

	private string $address;

	public function __construct( RateTable $table, string $token, string $address ) {
		$this->table   = $table;
		$this->visitor = '' === $token ? $address : $token;
		$this->address = $address;
	}

	/**
	 * Returns the seconds that a visitor must wait after using up all messages or attempts. Calling this method does not count as an attempt.
	 *
	 * @return int Seconds; 0 if the next message is accepted.
	 */
	public function wait(): int {
		$limits = array_merge( $this->messages(), $this->tries() );
		$waits  = array() === $limits ? array() : $this->table->waits( $limits );
		return array() === $waits ? 0 : max( $waits );
	}

	/**
	 * Counts a message that is about to be stored, for the visitor and for the IP address.
	 *
	 * @return int Seconds to wait; 0 if the message was counted.
	 */
	public function accept(): int {
		return $this->count_all( $this->messages() );
	}

	/**
	 * Counts a rejected attempt.
	 */
	public function reject(): void {
		$this->count_all( $this->tries() );
	}

	/**
	 * Counts the size of files that are about to be stored, for the visitor's IP address.
	 *
	 * @param int $bytes Total size of the files.
	 * @return bool Whether the address may still send that much.
	 */
	public function take_files( int $bytes ): bool {
		/**
		 * Filters how many kilobytes of files all visitors at one address may send within ten minutes. 0 turns the limit off.
		 *
		 * @since 1.0.0
		 *
		 * @param int $kilobytes Limit in kilobytes.
		 */
		$most = (int) apply_filters( 'hadaya_form_files_limit', self::KILOBYTES );
		return $most <= 0 || $this->table->take( self::name( 'files', $this->address ), (int) ceil( $bytes / 1024 ), $most, self::SPAN );
	}

	/**
	 * Increments all counters, or none of them if one has reached its limit.
	 *
	 * @param int[] $limits Limits, keyed by the counter's name.
	 * @return int Seconds to wait; 0 if all counters were incremented.
	 */
	private function count_all( array $limits ): int {
		$counted = array();
		foreach ( $limits as $name => $most ) {
			if ( ! $this->table->take( $name, 1, $most, self::SPAN ) ) {
				foreach ( $counted as $before ) {
					$this->table->give_back( $before, 1 );
				}
				return max( array_merge( array( 1 ), $this->table->waits( array( $name => $most ) ) ) );
			}
			$counted[] = $name;
		}
		return 0;
	}

	/**
	 * Returns the message limits by counter name; empty if a filter turned them off.
	 *
	 * @return int[]
	 */
	private function messages(): array {
		/**
		 * Filters how many messages one visitor may send within ten minutes. 0 turns the limit off.
		 *
		 * @since 1.0.0
		 *
		 * @param int $most Maximum number of messages.
		 */
		$most = (int) apply_filters( 'hadaya_form_rate_limit', self::MOST );
		if ( $most <= 0 ) {
			return array();
		}
		/**
		 * Filters how many messages all visitors at one address may send within ten minutes.
		 *
		 * @since 1.0.0
		 *
		 * @param int $most Maximum number of messages.
		 */
		$most_at_address = max( $most, (int) apply_filters( 'hadaya_form_address_limit', $most * self::VISITORS_AT_ADDRESS ) );
		return array(
			self::name( 'visitor', $this->visitor ) => $most,
			self::name( 'address', $this->address ) => $most_at_address,
		);
	}

	/**
	 * Returns the limits for rejected attempts by counter name; empty if they or the message limits are turned off.
	 *
	 * @return int[]
	 */
	private function tries(): array {
		/**
		 * Filters how many rejected attempts a visitor may make within ten minutes before the form asks them to wait. 0 turns the limit off.
		 *
		 * @since 1.0.0
		 *
		 * @param int $most Maximum number of rejected attempts.
		 */
		$most = (int) apply_filters( 'hadaya_form_try_limit', self::TRIES * self::MOST );
		if ( $most <= 0 || array() === $this->messages() ) {
			return array();
		}
		return array(
			self::name( 'tries', $this->visitor )         => $most,
			self::name( 'address-tries', $this->address ) => $most * self::VISITORS_AT_ADDRESS,
		);
	}

	/**
	 * Returns the name for a counter; the name does not reveal the sender.
	 *
	 * @param string $kind   Kind of counter, such as `files`.
	 * @param string $sender Identifier of the sender.
	 * @return string
	 */
	public static function name( string $kind, string $sender ): string {
		$secret = ( defined( 'NONCE_SALT' ) ? NONCE_SALT : '' ) . DB_PASSWORD . DB_NAME;
		return substr( hash_hmac( 'sha256', $kind . '|' . $sender, $secret ), 0, 40 );
	}
}
