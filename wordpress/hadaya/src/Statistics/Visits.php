<?php
/**
 * Views and clicks by page and device.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Form\RateTable;

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
	const VERSION = '6';

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
			Arrivals::create_table();
			CountLog::create_table();
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
}
