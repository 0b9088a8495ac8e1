<?php
/**
 * Stand-ins for WordPress's functions for times and numbers.
 *
 * @package Hadaya
 */

/**
 * Returns the site's time zone as text: a name such as `Asia/Muscat`, or an offset from UTC such as `+04:00`.
 *
 * @return string
 */
function wp_timezone_string() {
	$zone = (string) get_option( 'timezone_string', '' );
	if ( '' !== $zone ) {
		return $zone;
	}
	$offset  = (float) get_option( 'gmt_offset', 0 );
	$minutes = (int) round( abs( $offset ) * 60 );
	return sprintf( '%s%02d:%02d', $offset < 0 ? '-' : '+', intdiv( $minutes, 60 ), $minutes % 60 );
}

/**
 * Returns the time zone from the site's options; UTC by default.
 *
 * @return DateTimeZone
 */
function wp_timezone() {
	return new DateTimeZone( wp_timezone_string() );
}

/**
 * Formats a time with English names. Defaults to the current time and to the site's time zone.
 *
 * @param string            $format   Format.
 * @param int|null          $time     Seconds since 1970.
 * @param DateTimeZone|null $timezone Time zone; the site's if null.
 * @return string
 */
function wp_date( $format, $time = null, $timezone = null ) {
	return ( new DateTimeImmutable( '@' . ( null === $time ? time() : $time ) ) )->setTimezone( null === $timezone ? wp_timezone() : $timezone )->format( $format );
}

/**
 * Formats a number as in English, with commas between groups of thousands.
 *
 * @param float $number   Number.
 * @param int   $decimals Number of decimal places.
 * @return string
 */
function number_format_i18n( $number, $decimals = 0 ) {
	return number_format( (float) $number, absint( $decimals ) );
}
