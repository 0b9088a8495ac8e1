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
	 * Returns a date in the site's time zone, such as `2026-12-31`; today's date by default.
	 *
	 * @param string $change Relative date in PHP's format, such as `-6 days`.
	 * @return string
	 */
	public function today( string $change = 'now' ): string {
		return ( new \DateTimeImmutable( 'now', wp_timezone() ) )->modify( $change )->format( 'Y-m-d' );
	}
}
