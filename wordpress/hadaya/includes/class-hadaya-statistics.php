<?php
/**
 * The statistics.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Gathers views, clicks and messages of a period by day, channel, page and device.
 */
final class Hadaya_Statistics {

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
	private $since;

	/**
	 * Days of the period.
	 *
	 * @var int
	 */
	private $days;

	/**
	 * Messages of the period: day, number of the page, device.
	 *
	 * @var array[]
	 */
	private $messages = array();

	/**
	 * Gathers the messages of the period, and has counted what waits.
	 *
	 * @param int          $days  Days of the period, today included.
	 * @param Hadaya_Leads $leads Where messages are kept.
	 */
	public function __construct( $days, Hadaya_Leads $leads ) {
		Hadaya_Count_Flush::flush();
		$this->days  = $days;
		$this->since = Hadaya_Count_Call::today( '-' . ( $days - 1 ) . ' days' );
		$posts       = get_posts(
			array(
				'post_type'      => Hadaya_Leads::TYPE,
				'post_status'    => array( Hadaya_Lead_States::FRESH, Hadaya_Lead_States::ANSWERED ),
				'posts_per_page' => -1,
				'date_query'     => array(
					'column' => 'post_date_gmt',
					'after'  => get_gmt_from_date( $this->since . ' 00:00:00' ),

					'inclusive' => true,
				),
			)
		);
		foreach ( $posts as $post ) {
			$lead             = $leads->read( $post->ID );
			$this->messages[] = array(
				'day'    => get_date_from_gmt( $post->post_date_gmt, 'Y-m-d' ),
				'page'   => isset( $lead['origin']['page_id'] ) ? (int) $lead['origin']['page_id'] : 0,
				'device' => isset( $lead['origin']['device'] ) ? $lead['origin']['device'] : '',
			);
		}
	}

	/**
	 * What was counted by day, every day of the period present. Clicks are those on channels.
	 *
	 * @return array[]
	 */
	public function by_day() {
		global $wpdb;
		$found = array();
		for ( $day = $this->days - 1; $day >= 0; $day-- ) {
			$found[ Hadaya_Count_Call::today( '-' . $day . ' days' ) ] = self::NOTHING;
		}
		$table = Hadaya_Counters::table();
		// phpcs:ignore WordPress.DB -- Own table.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT day, channel, views, clicks FROM $table WHERE day >= %s", $this->since ), ARRAY_A );
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
	public function by_channel() {
		global $wpdb;
		$table = Hadaya_Counters::table();
		$found = array();
		// phpcs:ignore WordPress.DB -- Own table.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT channel, SUM(views) AS views, SUM(clicks) AS clicks FROM $table WHERE day >= %s AND channel <> '' GROUP BY channel ORDER BY channel", $this->since ), ARRAY_A );
		foreach ( (array) $rows as $row ) {
			$found[ $row['channel'] ] = array(
				'views'    => (int) $row['views'],
				'clicks'   => (int) $row['clicks'],
				'messages' => 0,
			);
		}
		if ( array() !== $this->messages ) {
			$found['Contact_Us']             = ( isset( $found['Contact_Us'] ) ? $found['Contact_Us'] : array() ) + self::NOTHING;
			$found['Contact_Us']['messages'] = count( $this->messages );
		}
		return $found;
	}

	/**
	 * Views and clicks by the number of the widget; messages know a widget by its name, so they are not counted here.
	 *
	 * @return array[]
	 */
	public function by_widget() {
		global $wpdb;
		$table = Hadaya_Counters::table();
		$found = array();
		// phpcs:ignore WordPress.DB -- Own table.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT widget, SUM(CASE WHEN channel = '' THEN views ELSE 0 END) AS views, SUM(CASE WHEN channel = '' THEN 0 ELSE clicks END) AS clicks FROM $table WHERE day >= %s GROUP BY widget ORDER BY widget", $this->since ), ARRAY_A );
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
	public function by( $by ) {
		$found = array();
		foreach ( Hadaya_Visits::totals( $by, $this->since ) as $name => $counts ) {
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
	private function with_messages( array $found, $by ) {
		foreach ( $this->messages as $message ) {
			$key           = $message[ $by ];
			$found[ $key ] = isset( $found[ $key ] ) ? $found[ $key ] : self::NOTHING;
			++$found[ $key ]['messages'];
		}
		return $found;
	}
}
