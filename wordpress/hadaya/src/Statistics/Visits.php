<?php
/**
 * Views and clicks by page and device.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Form\RateTable;
use Hadaya\Vitals\VitalsTable;

defined( 'ABSPATH' ) || exit;

/**
 * Counts by day, page and kind of device, in a small table beside that of the channels. No visitor is recorded.
 */
final class Visits {

	/**
	 * Option that says which tables there are.
	 */
	const VERSION_OPTION = 'hadaya_tables';

	/**
	 * The tables as they are today.
	 */
	const VERSION = '5';

	/**
	 * Full name of the table.
	 *
	 * @return string
	 */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hadaya_visits';
	}

	/**
	 * Makes the tables of a plugin that was updated without being activated anew.
	 */
	public static function make_tables(): void {
		global $wpdb;
		if ( self::VERSION !== get_option( self::VERSION_OPTION ) ) {
			Counters::create_table();
			self::create_table();
			CountLog::create_table();
			VitalsTable::create_table();
			( new RateTable( $wpdb, time() ) )->create();
			update_option( self::VERSION_OPTION, self::VERSION );
		}
	}

	/**
	 * Makes the table.
	 */
	public static function create_table(): void {
		Tables::create(
			self::table(),
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			day date NOT NULL,
			page bigint(20) unsigned NOT NULL DEFAULT 0,
			device varchar(10) NOT NULL DEFAULT \'\',
			views bigint(20) unsigned NOT NULL DEFAULT 0,
			clicks bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY day_page_device (day,page,device)'
		);
	}

	/**
	 * Totals since a day by page or by device.
	 *
	 * @param string $by    Either `page` or `device`.
	 * @param string $since Day, `2026-12-31`.
	 * @return array[] Views and clicks by key.
	 */
	public static function totals( string $by, string $since ): array {
		global $wpdb;
		$by    = 'page' === $by ? 'page' : 'device';
		$found = array();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Own table.
		$rows = self::VERSION === get_option( self::VERSION_OPTION ) ? $wpdb->get_results( $wpdb->prepare( 'SELECT %i AS name, SUM(views) AS views, SUM(clicks) AS clicks FROM %i WHERE day >= %s GROUP BY %i', $by, self::table(), $since, $by ), ARRAY_A ) : array();
		foreach ( $rows as $row ) {
			$found[ $row['name'] ] = array(
				'views'  => (int) $row['views'],
				'clicks' => (int) $row['clicks'],
			);
		}
		return $found;
	}
}
