<?php
/**
 * Views and clicks by how visitors came and in which language they read.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * Counts by day, kind of source and language of the page, a few rows a day. No visitor is recorded. Both are counted since a certain
 * day only: the option tells it.
 */
final class Arrivals {

	/**
	 * Option with the day from which on sources and languages are counted, `2026-12-31`.
	 */
	const SINCE_OPTION = 'hadaya_arrivals_since';

	/**
	 * Full name of the table.
	 *
	 * @return string
	 */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hadaya_arrivals';
	}

	/**
	 * Makes the table, and notes the day.
	 */
	public static function create_table(): void {
		Tables::create(
			self::table(),
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			day date NOT NULL,
			source varchar(10) NOT NULL DEFAULT \'\',
			language varchar(20) NOT NULL DEFAULT \'\',
			views bigint(20) unsigned NOT NULL DEFAULT 0,
			clicks bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY day_source_language (day,source,language)'
		);
		add_option( self::SINCE_OPTION, CountCall::today(), '', false );
	}

	/**
	 * The day from which on both are counted; empty where that is not known.
	 *
	 * @return string
	 */
	public static function since(): string {
		return (string) get_option( self::SINCE_OPTION, '' );
	}
}
