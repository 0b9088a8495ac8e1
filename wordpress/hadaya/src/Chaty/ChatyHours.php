<?php
/**
 * Opening hours of the replaced contact plugin's widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Move\StoredValue;
use Hadaya\Settings\Formats;

defined( 'ABSPATH' ) || exit;

/**
 * Converts Chaty's opening hours and their time zone.
 */
final class ChatyHours {

	/**
	 * Maps Chaty's codes for groups of days to weekday numbers, 0 for Sunday. Codes 1 (Sunday) to 7 are single days and need no entry.
	 */
	const DAYS = array(
		0  => array( '0', '1', '2', '3', '4', '5', '6' ),
		8  => array( '0', '1', '2', '3', '4' ),
		9  => array( '1', '2', '3', '4', '5' ),
		10 => array( '0', '6' ),
	);

	private Formats $formats;

	public function __construct( Formats $formats ) {
		$this->formats = $formats;
	}

	/**
	 * Converts the opening hours. All lines get the first line's time zone, and an end at midnight becomes 23:59.
	 *
	 * @param ChatyData $data Chaty's stored options.
	 * @return array{enabled: bool, lines?: list<array{days: list<string>, start: string, end: string}>, zone?: string}
	 */
	public function read( ChatyData $data ): array {
		$lines = array();
		$zone  = null;
		foreach ( StoredValue::lists( $data->option( 'cht_date_and_time_settings' ) ) as $given ) {
			$code    = isset( $given['days'] ) ? StoredValue::number( $given['days'] ) : 0;
			$days    = isset( self::DAYS[ $code ] ) ? self::DAYS[ $code ] : array( (string) ( $code - 1 ) );
			$start   = self::time( $given, 'start_time' );
			$end     = self::time( $given, 'end_time' );
			$zone    = null === $zone ? $this->zone( StoredValue::text_of( $given, 'gmt' ) ) : $zone;
			$lines[] = array(
				'days'  => $days,
				'start' => $start,
				'end'   => '00:00' === $end ? '23:59' : $end,
			);
		}
		$hours = array(
			'enabled' => array() !== $lines,
		);
		return null === $zone ? $hours : $hours + array(
			'lines' => $lines,
			'zone'  => $zone,
		);
	}

	/**
	 * Returns a stored time as `HH:MM`; `00:00` if it is invalid.
	 *
	 * @param array<int|string, mixed> $given A line of hours.
	 * @param string                   $name  Name of the stored time, such as `start_time`.
	 * @return string
	 */
	private static function time( array $given, string $name ): string {
		$is_time = 1 === preg_match( '/^(\d{1,2}):(\d{2})/', StoredValue::text_of( $given, $name ), $part );
		return $is_time ? sprintf( '%02d:%s', $part[1], $part[2] ) : '00:00';
	}

	/**
	 * Converts Chaty's time zone, which is an offset in hours (`+4`, `-3.5`) or a name. An unknown zone becomes UTC.
	 *
	 * @param string $given Chaty's value.
	 * @return string
	 */
	private function zone( string $given ): string {
		$text = (string) preg_replace( '/^UTC(?=[+-])/', '', $given );
		if ( is_numeric( $text ) ) {
			$minutes = (int) round( abs( (float) $text ) * 60 );
			return sprintf( '%s%02d:%02d', (float) $text < 0 ? '-' : '+', intdiv( $minutes, 60 ), $minutes % 60 );
		}
		return '' === $text || '' !== $this->formats->problem( $text, 'zone' ) ? 'UTC' : $text;
	}
}
