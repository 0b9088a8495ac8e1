<?php
/**
 * The statistics.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Leads\LeadIndex;
use Hadaya\Leads\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Collects a period's views, clicks and messages, broken down by day, channel, widget, page, device, source and language.
 *
 * @phpstan-type Counts array{views: int, clicks: int, messages: int}
 */
final class Statistics {

	/**
	 * Initial counts, to which views, clicks and messages are added.
	 */
	const NOTHING = array(
		'views'    => 0,
		'clicks'   => 0,
		'messages' => 0,
	);

	/**
	 * Values of the column `kind` by which views, clicks and messages are broken down.
	 */
	const KINDS = array( 'page', 'device', 'source', 'language' );

	private Period $period;

	/** @var list<array<string, string|int>> */
	private array $messages;
	private Totals $totals;

	public function __construct( Totals $totals, Period $period ) {
		$this->totals = $totals;
		global $wpdb;
		$this->period = $period;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no call that counts; nothing of a message is read.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT SUBSTRING(p.post_date, 1, 10) AS day, g.meta_value AS page, d.meta_value AS device, s.meta_value AS source,
					l.meta_value AS language, COUNT(*) AS messages
				FROM {$wpdb->posts} p
				LEFT JOIN {$wpdb->postmeta} g ON g.post_id = p.ID AND g.meta_key = %s
				LEFT JOIN {$wpdb->postmeta} d ON d.post_id = p.ID AND d.meta_key = %s
				LEFT JOIN {$wpdb->postmeta} s ON s.post_id = p.ID AND s.meta_key = %s
				LEFT JOIN {$wpdb->postmeta} l ON l.post_id = p.ID AND l.meta_key = %s
				WHERE p.post_type = %s AND p.post_status IN (%s, %s) AND p.post_date BETWEEN %s AND %s
				GROUP BY SUBSTRING(p.post_date, 1, 10), g.meta_value, d.meta_value, s.meta_value, l.meta_value",
				LeadIndex::PAGE_NUMBER,
				LeadIndex::DEVICE,
				LeadIndex::ARRIVAL,
				LeadIndex::LANGUAGE,
				Leads::TYPE,
				Leads::FRESH,
				Leads::ANSWERED,
				$period->from() . ' 00:00:00',
				$period->to() . ' 23:59:59'
			),
			ARRAY_A
		);
		// phpcs:enable
		$this->messages = (array) $rows;
	}

	/**
	 * Returns the counts of each day, including days without any. Counts the views of widgets and the clicks on channels.
	 *
	 * @return array<string, Counts>
	 */
	public function by_day(): array {
		$found = array_fill_keys( $this->period->all(), self::NOTHING );
		foreach ( $this->sums( 'day', 'widget' ) as $row ) {
			$found[ $row['day'] ]['views'] = (int) $row['views'];
		}
		foreach ( $this->sums( 'day', 'channel' ) as $row ) {
			$found[ $row['day'] ]['clicks'] = (int) $row['clicks'];
		}
		return $this->with_messages( $found, 'day' );
	}

	/**
	 * Returns the counts by channel. Messages are attributed to the contact form's channel.
	 *
	 * @return array<int|string, Counts>
	 */
	public function by_channel(): array {
		$found = $this->by_name( 'channel' );
		if ( array() !== $this->messages ) {
			$found['Contact_Us']             = ( $found['Contact_Us'] ?? array() ) + self::NOTHING;
			$found['Contact_Us']['messages'] = (int) array_sum( array_column( $this->messages, 'messages' ) );
		}
		return $found;
	}

	/**
	 * Returns the views and clicks, keyed by widget id. Messages are not included, because they store the widget's name instead of its id.
	 *
	 * @return array<int|string, array{views: int, clicks: int, messages?: int}>
	 */
	public function by_widget(): array {
		$none  = array_diff_key( self::NOTHING, array( 'messages' => 0 ) );
		$found = array();
		foreach ( $this->sums( 'widget', 'widget' ) as $row ) {
			$found[ $row['widget'] ] = array( 'views' => (int) $row['views'] ) + $none;
		}
		foreach ( $this->sums( 'widget', 'channel' ) as $row ) {
			$found[ $row['widget'] ] = array( 'clicks' => (int) $row['clicks'] ) + ( $found[ $row['widget'] ] ?? $none );
		}
		return $found;
	}

	/**
	 * Returns the counts, including messages, for each page, device, source or language.
	 *
	 * @param string $kind One of `KINDS`.
	 * @return array<int|string, Counts>
	 */
	public function by( string $kind ): array {
		return $this->with_messages( $this->by_name( $kind ), $kind );
	}

	/**
	 * Sums the period's views and clicks over rows of one `kind`, grouped by a column.
	 *
	 * @param string $column Column to group by.
	 * @param string $kind   Kind of row, as stored in the table.
	 * @return list<array{views: int|string, clicks: int|string, day?: string, name?: string, widget?: string, kind?: string}>
	 */
	private function sums( string $column, string $kind ): array {
		return $this->totals->sums( $column, $kind, $this->period->from(), $this->period->to() );
	}

	/**
	 * Returns the views and clicks in rows of one `kind`, keyed by the rows' `name`; `messages` is always 0.
	 *
	 * @param string $kind Kind of row, as stored in the table.
	 * @return array<int|string, Counts>
	 */
	public function by_name( string $kind ): array {
		$found = array();
		foreach ( $this->sums( 'name', $kind ) as $row ) {
			$found[ $row['name'] ] = array(
				'views'  => (int) $row['views'],
				'clicks' => (int) $row['clicks'],
			) + self::NOTHING;
		}
		return $found;
	}

	/**
	 * Adds the period's messages to the counts, including messages for keys without views or clicks.
	 *
	 * @param array<int|string, Counts> $found Counts by key.
	 * @param string                    $by    Type of the keys.
	 * @return array<int|string, Counts>
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
