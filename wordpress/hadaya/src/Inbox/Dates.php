<?php
/**
 * Formatted dates.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * Formats times in the site's time zone, language and date format.
 */
final class Dates {

	/**
	 * Formats a time as date and time in the site's format.
	 *
	 * @param int $time Seconds since 1970.
	 * @return string
	 */
	public function whole( int $time ): string {
		return (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time );
	}

	/**
	 * Formats a time in the shortest unambiguous form: the time of day for today, day and month for this year, otherwise the full date.
	 *
	 * @param int $time Seconds since 1970.
	 * @return string
	 */
	public function near( int $time ): string {
		if ( wp_date( 'Y-m-d', $time ) === wp_date( 'Y-m-d' ) ) {
			return (string) wp_date( get_option( 'time_format' ), $time );
		}
		return (string) wp_date( wp_date( 'Y', $time ) === wp_date( 'Y' ) ? 'j M' : get_option( 'date_format' ), $time );
	}
}
