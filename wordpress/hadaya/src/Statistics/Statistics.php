<?php
/**
 * The statistics.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Leads\LeadIndex;
use Hadaya\Leads\LeadStates;
use Hadaya\Leads\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Gathers views, clicks and messages of a period by day, channel, widget, page, device, source and language.
 */
final class Statistics {

	/**
	 * What is counted.
	 */
	const NOTHING = array(
		'views'    => 0,
		'clicks'   => 0,
		'messages' => 0,
	);

	/**
	 * By what the two tables of visits tell views and clicks apart.
	 */
	const TABLES = array(
		'page'     => array( Visits::class, 'table' ),
		'device'   => array( Visits::class, 'table' ),
		'source'   => array( Arrivals::class, 'table' ),
		'language' => array( Arrivals::class, 'table' ),
	);

	/**
	 * The period.
	 *
	 * @var Period
	 */
	private Period $period;

	/**
	 * Messages of the period: how many of each day, page, device, source and language.
	 *
	 * @var array[]
	 */
	private array $messages;

	/**
	 * Has counted what waits, before somebody looks.
	 */
	public static function prepare(): void {
		CountFlush::of_site()->flush();
	}

	/**
	 * Counts the messages of the period.
	 *
	 * @param Period $period The period.
	 */
	public function __construct( Period $period ) {
		global $wpdb;
		$this->period = $period;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no call that counts; nothing of a message is read.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT SUBSTRING(p.post_date, 1, 10) AS day, g.meta_value AS page, d.meta_value AS device, s.meta_value AS source, l.meta_value AS language, COUNT(*) AS messages FROM {$wpdb->posts} p LEFT JOIN {$wpdb->postmeta} g ON g.post_id = p.ID AND g.meta_key = %s LEFT JOIN {$wpdb->postmeta} d ON d.post_id = p.ID AND d.meta_key = %s LEFT JOIN {$wpdb->postmeta} s ON s.post_id = p.ID AND s.meta_key = %s LEFT JOIN {$wpdb->postmeta} l ON l.post_id = p.ID AND l.meta_key = %s WHERE p.post_type = %s AND p.post_status IN (%s, %s) AND p.post_date BETWEEN %s AND %s GROUP BY SUBSTRING(p.post_date, 1, 10), g.meta_value, d.meta_value, s.meta_value, l.meta_value",
				LeadIndex::PAGE_NUMBER,
				LeadIndex::DEVICE,
				LeadIndex::ARRIVAL,
				LeadIndex::LANGUAGE,
				Leads::TYPE,
				LeadStates::FRESH,
				LeadStates::ANSWERED,
				$period->from() . ' 00:00:00',
				$period->to() . ' 23:59:59'
			),
			ARRAY_A
		);
		// phpcs:enable
		$this->messages = (array) $rows;
	}

	/**
	 * What was counted by day, every day of the period present. Clicks are those on channels.
	 *
	 * @return array[]
	 */
	public function by_day(): array {
		global $wpdb;
		$found = array_fill_keys( $this->period->all(), self::NOTHING );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Own table.
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT day, channel, views, clicks FROM %i WHERE day BETWEEN %s AND %s', Counters::table(), $this->period->from(), $this->period->to() ), ARRAY_A );
		foreach ( (array) $rows as $row ) {
			$column = '' === $row['channel'] ? 'views' : 'clicks';
			if ( isset( $found[ $row['day'] ] ) ) {
				$found[ $row['day'] ][ $column ] += (int) $row[ $column ];
			}
		}
		return $this->with_messages( $found, 'day' );
	}

	/**
	 * What was counted by channel; messages are those of the form.
	 *
	 * @return array[]
	 */
	public function by_channel(): array {
		global $wpdb;
		$found = array();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Own table.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT channel, SUM(views) AS views, SUM(clicks) AS clicks FROM %i WHERE day BETWEEN %s AND %s AND channel <> '' GROUP BY channel ORDER BY channel", Counters::table(), $this->period->from(), $this->period->to() ), ARRAY_A );
		foreach ( (array) $rows as $row ) {
			$found[ $row['channel'] ] = array(
				'views'    => (int) $row['views'],
				'clicks'   => (int) $row['clicks'],
				'messages' => 0,
			);
		}
		if ( array() !== $this->messages ) {
			$found['Contact_Us']             = ( isset( $found['Contact_Us'] ) ? $found['Contact_Us'] : array() ) + self::NOTHING;
			$found['Contact_Us']['messages'] = (int) array_sum( array_column( $this->messages, 'messages' ) );
		}
		return $found;
	}

	/**
	 * Views and clicks by the number of the widget; messages know a widget by its name, so they are not counted here.
	 *
	 * @return array[]
	 */
	public function by_widget(): array {
		global $wpdb;
		$found = array();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Own table.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT widget, SUM(CASE WHEN channel = '' THEN views ELSE 0 END) AS views, SUM(CASE WHEN channel = '' THEN 0 ELSE clicks END) AS clicks FROM %i WHERE day BETWEEN %s AND %s GROUP BY widget ORDER BY widget", Counters::table(), $this->period->from(), $this->period->to() ), ARRAY_A );
		foreach ( (array) $rows as $row ) {
			$found[ $row['widget'] ] = array(
				'views'  => (int) $row['views'],
				'clicks' => (int) $row['clicks'],
			);
		}
		return $found;
	}

	/**
	 * What was counted by page, device, source or language.
	 *
	 * @param string $by One of those of `TABLES`.
	 * @return array[]
	 */
	public function by( string $by ): array {
		global $wpdb;
		$found = array();
		$table = call_user_func( self::TABLES[ $by ] );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Own tables.
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT %i AS name, SUM(views) AS views, SUM(clicks) AS clicks FROM %i WHERE day BETWEEN %s AND %s GROUP BY %i', $by, $table, $this->period->from(), $this->period->to(), $by ), ARRAY_A );
		foreach ( (array) $rows as $row ) {
			$found[ $row['name'] ] = array(
				'views'    => (int) $row['views'],
				'clicks'   => (int) $row['clicks'],
				'messages' => 0,
			);
		}
		return $this->with_messages( $found, $by );
	}

	/**
	 * The first day on which something was counted; empty where nothing ever was.
	 *
	 * @return string
	 */
	public static function first_day(): string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Own table.
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT MIN(day) FROM %i', Counters::table() ) );
	}

	/**
	 * Counts with the messages added.
	 *
	 * @param array[] $found Counts by key.
	 * @param string  $by    What the keys are.
	 * @return array[]
	 */
	private function with_messages( array $found, string $by ): array {
		foreach ( $this->messages as $message ) {
			$key           = 'page' === $by ? (int) $message[ $by ] : (string) $message[ $by ];
			$found[ $key ] = isset( $found[ $key ] ) ? $found[ $key ] : self::NOTHING;

			$found[ $key ]['messages'] += (int) $message['messages'];
		}
		return $found;
	}
}
