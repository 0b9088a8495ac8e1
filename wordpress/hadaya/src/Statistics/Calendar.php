<?php
/**
 * Site dates.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * Returns dates in the site's time zone.
 */
final class Calendar {

	/**
	 * Returns today's date in the site's time zone, such as `2026-12-31`.
	 *
	 * @param string $change Offset in PHP's date format, for another day.
	 * @return string
	 */
	public function today( string $change = 'now' ): string {
		return ( new \DateTimeImmutable( 'now', wp_timezone() ) )->modify( $change )->format( 'Y-m-d' );
	}
}
