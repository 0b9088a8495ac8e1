<?php
/**
 * A lead's pending emails.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * State of a lead's emails: which are pending, how often sending was attempted, and the last problem with its time.
 * Immutable: each step returns a new plan.
 */
final class MailPlan {

	/**
	 * Key of the notification to the shop.
	 */
	const SHOP = 'shop';

	/**
	 * Key of the automatic reply to the visitor.
	 */
	const REPLY = 'reply';

	/**
	 * Seconds between attempts: 5 minutes, half an hour, 2 hours, 12 hours, a day.
	 */
	const PAUSES = array( 300, 1800, 7200, 43200, 86400 );

	/** @var string[] Pending emails. */
	private array $left;

	/** @var string[] Languages for the reply, by preference. */
	private array $languages;

	private int $tries = 0;

	private string $problem = '';

	/** @var int Time of the last attempt, in seconds since 1970. */
	private int $time = 0;

	/**
	 * @param string[] $left      Pending emails.
	 * @param string[] $languages Languages of the reply to the visitor.
	 */
	public function __construct( array $left, array $languages = array() ) {
		$this->left      = array_values( array_intersect( array( self::SHOP, self::REPLY ), $left ) );
		$this->languages = array_values( array_filter( $languages, 'is_string' ) );
	}

	/**
	 * Creates a plan from stored data; missing or invalid values are empty.
	 *
	 * @param mixed $kept Stored data.
	 * @return self
	 */
	public static function from_array( $kept ): self {
		$kept          = is_array( $kept ) ? $kept : array();
		$plan          = new self( (array) ( $kept['left'] ?? array() ), (array) ( $kept['languages'] ?? array() ) );
		$plan->tries   = (int) ( $kept['tries'] ?? 0 );
		$plan->problem = is_string( $kept['problem'] ?? null ) ? $kept['problem'] : '';
		$plan->time    = (int) ( $kept['time'] ?? 0 );
		return $plan;
	}

	/**
	 * Returns the data to be stored, from which `from_array()` creates the plan again.
	 *
	 * @return array{left: string[], languages: string[], tries: int, problem: string, time: int}
	 */
	public function to_array(): array {
		return array(
			'left'      => $this->left,
			'languages' => $this->languages,
			'tries'     => $this->tries,
			'problem'   => $this->problem,
			'time'      => $this->time,
		);
	}

	/**
	 * Returns the plan after an attempt; only the emails that failed remain pending.
	 *
	 * @param string[] $problems Error message for each failed email, keyed by the kind of email; emails that are not listed were sent.
	 * @param int      $now      Seconds since 1970.
	 * @return self
	 */
	public function after( array $problems, int $now ): self {
		$plan          = new self( array_keys( $problems ), $this->languages );
		$plan->tries   = $this->tries + 1;
		$plan->problem = implode( ' ', array_unique( $problems ) );
		$plan->time    = $now;
		return $plan;
	}

	/**
	 * Returns the plan with all attempts available again and without the last problem.
	 *
	 * @return self
	 */
	public function anew(): self {
		return new self( $this->left, $this->languages );
	}

	/** @return list<string> */
	public function left(): array {
		return $this->left;
	}

	/** @return list<string> */
	public function languages(): array {
		return $this->languages;
	}

	public function tries(): int {
		return $this->tries;
	}

	public function problem(): string {
		return $this->problem;
	}

	public function time(): int {
		return $this->time;
	}

	/**
	 * Checks whether all emails are sent.
	 *
	 * @return bool
	 */
	public function is_done(): bool {
		return array() === $this->left;
	}

	/**
	 * Checks whether emails are pending but no attempts are left.
	 *
	 * @return bool
	 */
	public function is_given_up(): bool {
		return ! $this->is_done() && $this->tries > count( self::PAUSES );
	}

	/**
	 * Returns the seconds from the attempt that is about to start to the next one. The sending process claims the lead for that time.
	 *
	 * @return int
	 */
	public function pause(): int {
		return self::PAUSES[ min( $this->tries, count( self::PAUSES ) - 1 ) ];
	}
}
