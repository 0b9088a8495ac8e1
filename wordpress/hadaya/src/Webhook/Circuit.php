<?php
/**
 * Whether the other system is called now.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Stops calling a system that is down: when several leads in a row were not taken, the others wait until a single one is
 * tried again. It never changes: each step gives another one.
 */
final class Circuit {

	/**
	 * Different leads in a row that are not taken until it opens.
	 */
	const MOST = 3;

	/**
	 * Seconds for which nothing is called then.
	 */
	const PAUSE = 300;

	/**
	 * Leads that were not taken since the last that was.
	 *
	 * @var int[]
	 */
	private array $failed;

	/**
	 * Until when nothing is called, in seconds since 1970.
	 *
	 * @var int
	 */
	private int $until;

	/**
	 * Remembers its parts.
	 *
	 * @param int[] $failed Leads that were not taken.
	 * @param int   $until  Until when nothing is called.
	 */
	public function __construct( array $failed = array(), int $until = 0 ) {
		$this->failed = $failed;
		$this->until  = $until;
	}

	/**
	 * The one that is kept in that form.
	 *
	 * @param mixed $kept What is kept.
	 * @return self
	 */
	public static function from_array( $kept ): self {
		$kept = is_array( $kept ) ? $kept : array();
		return new self( array_map( 'intval', (array) ( $kept['failed'] ?? array() ) ), (int) ( $kept['until'] ?? 0 ) );
	}

	/**
	 * The form in which it is kept.
	 *
	 * @return array
	 */
	public function to_array(): array {
		return array(
			'failed' => $this->failed,
			'until'  => $this->until,
		);
	}

	/**
	 * Until when a lead has to wait; 0 when it may be tried.
	 *
	 * @param int $now Seconds since 1970.
	 * @return int
	 */
	public function wait( int $now ): int {
		return $this->until > $now ? $this->until : 0;
	}

	/**
	 * The same while one lead is tried: after a pause the others wait for what becomes of it.
	 *
	 * @param int $now Seconds since 1970.
	 * @return self
	 */
	public function trying( int $now ): self {
		return count( $this->failed ) >= self::MOST ? new self( $this->failed, $now + self::PAUSE ) : $this;
	}

	/**
	 * The same after a lead was not taken.
	 *
	 * @param int $id  Number of the lead.
	 * @param int $now Seconds since 1970.
	 * @return self
	 */
	public function failed( int $id, int $now ): self {
		$failed = array_values( array_unique( array_slice( array_merge( $this->failed, array( $id ) ), - self::MOST ) ) );
		return new self( $failed, count( $failed ) >= self::MOST ? $now + self::PAUSE : 0 );
	}

	/**
	 * The same after a lead was taken.
	 *
	 * @return self
	 */
	public function taken(): self {
		return new self();
	}
}
