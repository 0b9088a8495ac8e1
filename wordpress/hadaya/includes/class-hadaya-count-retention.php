<?php
/**
 * How long counts are kept.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Deletes the totals of days that are older than the owner wants to keep, once a day.
 */
final class Hadaya_Count_Retention {

	/**
	 * The daily event.
	 */
	const EVENT = 'hadaya_delete_old_counts';

	/**
	 * Months that totals are kept unless the owner says otherwise: two whole years can be compared.
	 */
	const MONTHS = 25;

	/**
	 * The owner's settings.
	 *
	 * @var Hadaya_Options
	 */
	private $options;

	/**
	 * Remembers its parts.
	 *
	 * @param Hadaya_Options $options The owner's settings.
	 */
	public function __construct( Hadaya_Options $options ) {
		$this->options = $options;
	}

	/**
	 * Hooks the event.
	 */
	public function register() {
		add_action( 'init', array( $this, 'plan' ) );
		add_action( self::EVENT, array( $this, 'delete_old' ) );
	}

	/**
	 * Months that totals are kept, 0 for ever.
	 *
	 * @return int
	 */
	private function months() {
		$settings = $this->options->all();
		return (int) $settings['statistics']['keep_months'];
	}

	/**
	 * Plans the event. It stays planned where totals are kept for ever, and does nothing then.
	 */
	public function plan() {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::EVENT );
		}
	}

	/**
	 * Drops the event.
	 */
	public static function forget() {
		wp_clear_scheduled_hook( self::EVENT );
	}

	/**
	 * Deletes what is older than the owner wants.
	 */
	public function delete_old() {
		global $wpdb;
		$months = $this->months();
		if ( $months <= 0 || Hadaya_Visits::VERSION !== get_option( Hadaya_Visits::VERSION_OPTION ) ) {
			return;
		}
		foreach ( array( Hadaya_Counters::table(), Hadaya_Visits::table(), Hadaya_Vitals_Table::table() ) as $table ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE day < %s", Hadaya_Count_Call::today( "-$months months" ) ) ); // phpcs:ignore WordPress.DB -- Own tables.
		}
	}
}
