<?php
/**
 * Dates as people read them.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * Writes moments by the site's clock, in its language and in the form that its owner has chosen.
 */
final class Dates {

	/**
	 * Day and time.
	 *
	 * @param int $time Seconds since 1970.
	 * @return string
	 */
	public function whole( int $time ): string {
		return (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time );
	}

	/**
	 * As short as it can be told: the time of today, the day of this year, else the whole date.
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
