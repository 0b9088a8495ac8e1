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
	 * Today in the site's time zone, `2026-12-31`.
	 *
	 * @param string $change Offset as PHP's dates write it, for another day.
	 * @return string
	 */
	public function today( string $change = 'now' ): string {
		return ( new \DateTimeImmutable( 'now', wp_timezone() ) )->modify( $change )->format( 'Y-m-d' );
	}
}
