<?php
/**
 * Views and clicks by day.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * The table of totals: one row for each day, widget, kind and name. No visitor is recorded.
 */
final class Totals {

	private CountsTable $counts_table;
	private Calendar $calendar;
	private Tables $tables;

	public function __construct( CountsTable $counts_table, Calendar $calendar, Tables $tables ) {
		$this->counts_table = $counts_table;
		$this->calendar     = $calendar;
		$this->tables       = $tables;
	}

	/**
	 * Increments the given rows for today in one statement. If that fails and a missing table could be recreated, tries once more.
	 *
	 * @param string                                       $widget Id of the widget; empty if there is none.
	 * @param list<array{0: string, 1: string, 2: string}> $rows   Kind, name, and `views` or `clicks`.
	 * @return bool Whether the database accepted the statement.
	 */
	public function add( string $widget, array $rows ): bool {
		global $wpdb;
		if ( array() === $rows ) {
			return true;
		}
		// Locking rows in the same order avoids deadlocks.
		sort( $rows );
		$values = array( $this->counts_table->name() );
		foreach ( $rows as list( $kind, $name, $column ) ) {
			array_push( $values, $this->calendar->today(), $widget, $kind, $name, (int) ( 'views' === $column ), (int) ( 'clicks' === $column ) );
		}
		$placeholders = implode( ', ', array_fill( 0, count( $rows ), '(%s, %s, %s, %s, %d, %d)' ) );
		$insert       = static function () use ( $wpdb, $placeholders, $values ): bool {
			// phpcs:disable WordPress.DB, PluginCheck.Security.DirectDB -- As many placeholders as there are rows.
			return false !== $wpdb->query(
				$wpdb->prepare(
					"INSERT INTO %i (day, widget, kind, name, views, clicks) VALUES $placeholders
					ON DUPLICATE KEY UPDATE views = views + VALUES(views), clicks = clicks + VALUES(clicks)",
					$values
				)
			);
			// phpcs:enable
		};
		return $insert() || ( $this->tables->made_after_failure() && $insert() );
	}

	/**
	 * Sums the views and clicks of a period over rows of one `kind`, grouped by a column.
	 *
	 * @param string $column Column to group by.
	 * @param string $kind   Kind of row, as stored in the table.
	 * @param string $from   First day.
	 * @param string $to     Last day.
	 * @return list<array{views: int|string, clicks: int|string, day?: string, name?: string, widget?: string, kind?: string}> Rows with the column to
	 * group by, `views` and `clicks`.
	 */
	public function sums( string $column, string $kind, string $from, string $to ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Our own table.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT %i, SUM(views) AS views, SUM(clicks) AS clicks FROM %i WHERE kind = %s AND day BETWEEN %s AND %s GROUP BY %i ORDER BY %i',
				$column,
				$this->counts_table->name(),
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
	 * Returns the first day on which a widget or channel was counted; empty if there is none.
	 *
	 * @return string
	 */
	public function first_day(): string {
		global $wpdb;
		$query = $wpdb->prepare( "SELECT MIN(day) FROM %i WHERE kind IN ('widget', 'channel')", $this->counts_table->name() );
		return (string) $wpdb->get_var( $query ); // phpcs:ignore WordPress.DB -- Own table; prepared above.
	}
}
