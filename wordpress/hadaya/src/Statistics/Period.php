<?php
/**
 * Date range of a report.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * A date range in the site's time zone, both ends included.
 */
final class Period {

	/**
	 * Maximum number of days: five years. By default, totals are kept for 25 months.
	 */
	const MOST_DAYS = 1830;

	/**
	 * First day, such as `2026-12-01`.
	 *
	 * @var string
	 */
	private string $from;

	/**
	 * Last day, such as `2026-12-31`.
	 *
	 * @var string
	 */
	private string $to;

	/**
	 * Number of days, including the first and the last.
	 *
	 * @var int
	 */
	private int $days;

	/**
	 * Creates a range without validation: both dates must be valid and in chronological order.
	 *
	 * @param string $from First day.
	 * @param string $to   Last day.
	 */
	private function __construct( string $from, string $to ) {
		$this->from = $from;
		$this->to   = $to;
		$this->days = (int) self::date( $from )->diff( self::date( $to ) )->days + 1;
	}

	/**
	 * Creates a date range; null if a date is invalid, the order is wrong, or the range is too long.
	 *
	 * @param string $from First day.
	 * @param string $to   Last day.
	 * @return self|null
	 */
	public static function between( string $from, string $to ): ?self {
		if ( ! self::is_day( $from ) || ! self::is_day( $to ) || $from > $to ) {
			return null;
		}
		$period = new self( $from, $to );
		return $period->days <= self::MOST_DAYS ? $period : null;
	}

	/**
	 * Checks whether a string is an existing date in the format `YYYY-MM-DD`.
	 *
	 * @param string $text Text.
	 * @return bool
	 */
	public static function is_day( string $text ): bool {
		return 1 === preg_match( '/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/D', $text, $parts )
			&& checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
	}

	/** Returns the first day, such as `2026-12-01`. */
	public function from(): string {
		return $this->from;
	}

	/** Returns the last day, such as `2026-12-31`. */
	public function to(): string {
		return $this->to;
	}

	public function days(): int {
		return $this->days;
	}

	/**
	 * Returns the preceding range of the same length.
	 *
	 * @return self
	 */
	public function before(): self {
		$last = self::date( $this->from )->modify( '-1 day' );
		return new self( $last->modify( '-' . ( $this->days - 1 ) . ' days' )->format( 'Y-m-d' ), $last->format( 'Y-m-d' ) );
	}

	/**
	 * Returns all days of the range in order, such as `2026-12-31`.
	 *
	 * @return string[]
	 */
	public function all(): array {
		$days = array();
		$date = self::date( $this->from );
		for ( $number = 0; $number < $this->days; $number++ ) {
			$days[] = $date->modify( "+$number days" )->format( 'Y-m-d' );
		}
		return $days;
	}

	/**
	 * Returns a date at noon UTC, which daylight saving time does not shift.
	 *
	 * @param string $day Day.
	 * @return \DateTimeImmutable
	 */
	private static function date( string $day ): \DateTimeImmutable {
		return new \DateTimeImmutable( $day . ' 12:00:00', new \DateTimeZone( 'UTC' ) );
	}
}
