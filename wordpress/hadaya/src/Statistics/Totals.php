<?php
/**
 * Views and clicks by day.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Support\OwnTable;

defined( 'ABSPATH' ) || exit;

/**
 * The table of totals: a row for each day, widget, kind and name. No visitor is recorded.
 */
final class Totals {

	/**
	 * Full name of the table.
	 *
	 * @return string
	 */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hadaya_counts';
	}

	/**
	 * Creates the table.
	 */
	public static function create_table(): void {
		OwnTable::create(
			self::table(),
			'day date NOT NULL,
			widget varchar(20) NOT NULL DEFAULT \'\',
			kind varchar(10) NOT NULL,
			name varchar(40) NOT NULL DEFAULT \'\',
			views bigint(20) unsigned NOT NULL DEFAULT 0,
			clicks bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (day,widget,kind,name)'
		);
	}

	/**
	 * Adds one to each of some rows of today, in one statement.
	 *
	 * @param string  $widget Number of the widget; empty for what belongs to none.
	 * @param array[] $rows   Kind, name, and `views` or `clicks`.
	 * @return bool Whether they were added.
	 */
	public static function add( string $widget, array $rows ): bool {
		global $wpdb;
		if ( array() === $rows ) {
			return true;
		}
		// Calls that lock rows in the same order cannot deadlock.
		sort( $rows );
		$values = array( self::table() );
		foreach ( $rows as list( $kind, $name, $column ) ) {
			array_push( $values, CountRequest::today(), $widget, $kind, $name, (int) ( 'views' === $column ), (int) ( 'clicks' === $column ) );
		}
		$places = implode( ', ', array_fill( 0, count( $rows ), '(%s, %s, %s, %s, %d, %d)' ) );
		// phpcs:disable WordPress.DB -- As many places as there are rows.
		$statement = $wpdb->prepare(
			"INSERT INTO %i (day, widget, kind, name, views, clicks) VALUES $places
			ON DUPLICATE KEY UPDATE views = views + VALUES(views), clicks = clicks + VALUES(clicks)",
			$values
		);
		// phpcs:enable
		return self::run( $statement ) || ( Tables::made_after_failure() && self::run( $statement ) );
	}

	/**
	 * Sums of a period.
	 *
	 * @param string $column Column that tells the sums apart.
	 * @param string $kind   Kind of rows.
	 * @param string $from   First day.
	 * @param string $to     Last day.
	 * @return array[] Rows with this column, `views` and `clicks`.
	 */
	public static function sums( string $column, string $kind, string $from, string $to ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Own table.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT %i, SUM(views) AS views, SUM(clicks) AS clicks FROM %i WHERE kind = %s AND day BETWEEN %s AND %s GROUP BY %i ORDER BY %i',
				$column,
				self::table(),
				$kind,
				$from,
				$to,
				$column,
				$column
			),
			ARRAY_A
		);
		return (array) $rows;
	}

	/**
	 * Runs a statement.
	 *
	 * @param string $statement Statement.
	 * @return bool Whether it succeeded.
	 */
	private static function run( string $statement ): bool {
		global $wpdb;
		return false !== $wpdb->query( $statement ); // phpcs:ignore WordPress.DB -- Prepared above.
	}
}
