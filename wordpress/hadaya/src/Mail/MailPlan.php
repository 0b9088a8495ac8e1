<?php
/**
 * The mails of a lead that are still to be sent.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Which mails of a lead are left, how often they were tried, what went wrong last, and when the next try is due. It never
 * changes: each step gives another plan.
 */
final class MailPlan {

	/**
	 * The mail to the shop.
	 */
	const SHOP = 'shop';

	/**
	 * The automatic answer to the visitor.
	 */
	const REPLY = 'reply';

	/**
	 * Seconds between one try and the next: 5 minutes, half an hour, 2 hours, 12 hours, a day.
	 */
	const PAUSES = array( 300, 1800, 7200, 43200, 86400 );

	/**
	 * Mails that are left.
	 *
	 * @var string[]
	 */
	private array $left;

	/**
	 * Languages in which the visitor is answered, the most wanted first.
	 *
	 * @var string[]
	 */
	private array $languages;

	/**
	 * Tries so far.
	 *
	 * @var int
	 */
	private int $tries = 0;

	/**
	 * What went wrong last.
	 *
	 * @var string
	 */
	private string $problem = '';

	/**
	 * When it was tried last, in seconds since 1970.
	 *
	 * @var int
	 */
	private int $time = 0;

	/**
	 * Remembers its parts.
	 *
	 * @param string[] $left      Mails that are left.
	 * @param string[] $languages Languages in which the visitor is answered.
	 */
	public function __construct( array $left, array $languages = array() ) {
		$this->left      = array_values( array_intersect( array( self::SHOP, self::REPLY ), $left ) );
		$this->languages = array_values( array_filter( $languages, 'is_string' ) );
	}

	/**
	 * The plan that is kept in that form.
	 *
	 * @param mixed $kept What is kept.
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
	 * The form in which it is kept.
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
	 * The plan after a try.
	 *
	 * @param string[] $problems What went wrong, by mail; those that are not named were sent.
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
	 * The plan with its tries begun anew.
	 *
	 * @return self
	 */
	public function anew(): self {
		return new self( $this->left, $this->languages );
	}

	/**
	 * Mails that are left.
	 *
	 * @return string[]
	 */
	public function left(): array {
		return $this->left;
	}

	/**
	 * Languages in which the visitor is answered.
	 *
	 * @return string[]
	 */
	public function languages(): array {
		return $this->languages;
	}

	/**
	 * Tries so far.
	 *
	 * @return int
	 */
	public function tries(): int {
		return $this->tries;
	}

	/**
	 * What went wrong last.
	 *
	 * @return string
	 */
	public function problem(): string {
		return $this->problem;
	}

	/**
	 * When it was tried last.
	 *
	 * @return int
	 */
	public function time(): int {
		return $this->time;
	}

	/**
	 * Whether nothing is left to send.
	 *
	 * @return bool
	 */
	public function is_done(): bool {
		return array() === $this->left;
	}

	/**
	 * Whether something is left and is not tried any more.
	 *
	 * @return bool
	 */
	public function is_given_up(): bool {
		return ! $this->is_done() && $this->tries > count( self::PAUSES );
	}

	/**
	 * Seconds until the try after the next one: so long belongs a lead to whoever makes the next one.
	 *
	 * @return int
	 */
	public function pause(): int {
		return self::PAUSES[ min( $this->tries, count( self::PAUSES ) - 1 ) ];
	}
}
