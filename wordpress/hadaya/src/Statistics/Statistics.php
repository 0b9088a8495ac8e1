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
 * Gathers views, clicks and messages of a period by day, channel, page and device.
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
	 * First day of the period, `2026-12-31`; in the site's time zone.
	 *
	 * @var string
	 */
	private string $since;

	/**
	 * Days of the period.
	 *
	 * @var int
	 */
	private int $days;

	/**
	 * Messages of the period: how many of each day, page and device.
	 *
	 * @var array[]
	 */
	private array $messages;

	/**
	 * Counts the messages of the period, and has counted what waits.
	 *
	 * @param int   $days  Days of the period, today included.
	 * @param Leads $leads Where messages are kept.
	 */
	public function __construct( int $days, Leads $leads ) {
		global $wpdb;
		CountFlush::of_site()->flush();
		LeadIndex::add_older( $leads );
		$this->days  = $days;
		$this->since = CountCall::today( '-' . ( $days - 1 ) . ' days' );
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no call that counts; nothing of a message is read.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT SUBSTRING(p.post_date, 1, 10) AS day, g.meta_value AS page, d.meta_value AS device, COUNT(*) AS messages FROM {$wpdb->posts} p LEFT JOIN {$wpdb->postmeta} g ON g.post_id = p.ID AND g.meta_key = %s LEFT JOIN {$wpdb->postmeta} d ON d.post_id = p.ID AND d.meta_key = %s WHERE p.post_type = %s AND p.post_status IN (%s, %s) AND p.post_date >= %s GROUP BY SUBSTRING(p.post_date, 1, 10), g.meta_value, d.meta_value",
				LeadIndex::PAGE_NUMBER,
				LeadIndex::DEVICE,
				Leads::TYPE,
				LeadStates::FRESH,
				LeadStates::ANSWERED,
				$this->since . ' 00:00:00'
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
		$found = array();
		for ( $day = $this->days - 1; $day >= 0; $day-- ) {
			$found[ CountCall::today( '-' . $day . ' days' ) ] = self::NOTHING;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Own table.
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT day, channel, views, clicks FROM %i WHERE day >= %s', Counters::table(), $this->since ), ARRAY_A );
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
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT channel, SUM(views) AS views, SUM(clicks) AS clicks FROM %i WHERE day >= %s AND channel <> '' GROUP BY channel ORDER BY channel", Counters::table(), $this->since ), ARRAY_A );
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
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT widget, SUM(CASE WHEN channel = '' THEN views ELSE 0 END) AS views, SUM(CASE WHEN channel = '' THEN 0 ELSE clicks END) AS clicks FROM %i WHERE day >= %s GROUP BY widget ORDER BY widget", Counters::table(), $this->since ), ARRAY_A );
		foreach ( (array) $rows as $row ) {
			$found[ $row['widget'] ] = array(
				'views'  => (int) $row['views'],
				'clicks' => (int) $row['clicks'],
			);
		}
		return $found;
	}

	/**
	 * What was counted by page or device.
	 *
	 * @param string $by Either `page` or `device`.
	 * @return array[]
	 */
	public function by( string $by ): array {
		$found = array();
		foreach ( Visits::totals( $by, $this->since ) as $name => $counts ) {
			$found[ $name ] = $counts + self::NOTHING;
		}
		return $this->with_messages( $found, $by );
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
