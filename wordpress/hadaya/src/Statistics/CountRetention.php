<?php
/**
 * Retention of counts.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Settings\Options;
use Hadaya\Settings\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes, once a day, the totals that are older than the owner's retention period.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class CountRetention {

	/**
	 * Hook of the daily event.
	 */
	const EVENT = 'hadaya_delete_old_counts';

	/**
	 * Default retention: 25 months, so that two full years can be compared.
	 */
	const DEFAULTS = array( 'keep_months' => 25 );

	private Options $options;
	private \wpdb $database;
	private CountsTable $counts_table;
	private Calendar $calendar;

	public function __construct( Options $options, \wpdb $database, CountsTable $counts_table, Calendar $calendar ) {
		$this->counts_table = $counts_table;
		$this->calendar     = $calendar;
		$this->options      = $options;
		$this->database     = $database;
	}

	/**
	 * Returns the retention period in months; 0 keeps totals for ever.
	 *
	 * @return int
	 */
	private function months(): int {
		return (int) $this->options->group( 'statistics' )['keep_months'];
	}

	/**
	 * Schedules the daily event. It stays scheduled, and does nothing, if totals are kept for ever.
	 */
	public function plan(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::EVENT );
		}
	}

	/**
	 * Unschedules the daily event.
	 */
	public static function forget(): void {
		wp_clear_scheduled_hook( self::EVENT );
	}

	/**
	 * Deletes the totals that are older than the retention period.
	 */
	public function delete_old(): void {
		$months = $this->months();
		if ( $months > 0 ) {
			$this->database->query( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Our own table.
				$this->database->prepare( 'DELETE FROM %i WHERE day < %s', $this->counts_table->name(), $this->calendar->today( "-$months months" ) )
			);
		}
	}

	/**
	 * Returns the settings group with the retention period, from 0 to 120 months.
	 *
	 * @return FieldSchema
	 */
	public static function schema(): array {
		$months = Schema::number( __( 'Delete views and clicks after (months)', 'hadaya' ), 0, 120 );

		$months['description'] = __(
			'Enter 0 to keep view and click counts indefinitely. Only daily totals are stored, never data about individual visitors.',
			'hadaya'
		);
		return Schema::group( array( 'keep_months' => $months ) );
	}
}
