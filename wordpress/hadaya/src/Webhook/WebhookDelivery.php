<?php
/**
 * Delivery of a lead to the webhook.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * State of a lead's delivery: its `kind` (`none`, `waiting`, `sent`, `failed`, or `held` back on purpose), the attempts
 * so far, the last problem, and the times of the last change and the next attempt, both in seconds since 1970.
 */
final class WebhookDelivery {

	public string $kind;
	public int $tries;
	public string $problem;
	public int $next;
	public int $time;

	public function __construct( string $kind = 'none', int $tries = 0, string $problem = '', int $next = 0, ?int $time = null ) {
		$this->kind    = $kind;
		$this->tries   = $tries;
		$this->problem = $problem;
		$this->next    = $next;
		$this->time    = $time ?? time();
	}

	/**
	 * Creates a delivery from its stored form; its kind is `none` if nothing is stored.
	 *
	 * @param array<string, mixed> $kept Stored form.
	 * @return self
	 */
	public static function from_array( array $kept ): self {
		return new self(
			(string) ( $kept['kind'] ?? 'none' ),
			(int) ( $kept['tries'] ?? 0 ),
			(string) ( $kept['problem'] ?? '' ),
			(int) ( $kept['next'] ?? 0 ),
			(int) ( $kept['time'] ?? 0 )
		);
	}

	/**
	 * Returns the array that `from_array()` reads.
	 *
	 * @return array{kind: string, tries: int, problem: string, time: int, next: int}
	 */
	public function to_array(): array {
		return array(
			'kind'    => $this->kind,
			'tries'   => $this->tries,
			'problem' => $this->problem,
			'time'    => $this->time,
			'next'    => $this->next,
		);
	}

	/**
	 * Checks whether the owner may restart the delivery: if it failed, was held back, or is an hour overdue because its job was lost.
	 *
	 * @return bool
	 */
	public function may_restart(): bool {
		return in_array( $this->kind, array( 'failed', 'held' ), true )
			|| ( 'waiting' === $this->kind && $this->next < time() - HOUR_IN_SECONDS );
	}
}
