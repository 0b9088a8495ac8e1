<?php
/**
 * Report of the statistics.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the counts of a period with those of the previous period, and adds labels for the owner.
 *
 * @phpstan-type ReportRow array{key: string, name: string, views: int, clicks: int, messages: int, before: Counts}
 * @phpstan-import-type Counts from Statistics
 */
final class Report {

	/**
	 * Maximum number of rows in one of the report's tables, because a shop may have thousands of pages.
	 */
	const MOST_ROWS = 100;

	/**
	 * Value of the column `kind` in rows that count quotes.
	 */
	const QUOTE = 'quote';

	/**
	 * Counted stages of quotes, in order.
	 */
	const QUOTES = array( 'list', 'sent', 'answered', 'accepted' );

	private Statistics $now;
	private Statistics $before;

	/** @var string[] */
	private array $widgets;
	private Totals $totals;
	private Labels $labels;

	/**
	 * @param Totals   $totals  Totals.
	 * @param Labels   $labels  Labels.
	 * @param Period   $period  The period.
	 * @param string[] $widgets Names of the widgets by id.
	 */
	public function __construct(
		Totals $totals,
		Labels $labels,
		Period $period,
		array $widgets
	) {
		$this->totals  = $totals;
		$this->labels  = $labels;
		$this->now     = new Statistics( $this->totals, $period );
		$this->before  = new Statistics( $this->totals, $period->before() );
		$this->widgets = $widgets;
	}

	/**
	 * Returns the counts of each day, in order, with those of the corresponding day of the previous period.
	 *
	 * @return list<array{day: string, views: int, clicks: int, messages: int, before: Counts}> Each with `day`, `views`, `clicks` and `messages`, and
	 * under `before` the same for the corresponding day of the previous period.
	 */
	public function days(): array {
		$before = array_values( $this->before->by_day() );
		$days   = array();
		foreach ( $this->now->by_day() as $day => $counts ) {
			$days[] = array( 'day' => $day ) + $counts + array( 'before' => $before[ count( $days ) ] );
		}
		return $days;
	}

	/**
	 * Returns the counts by channel, page, device, source, language and widget, up to `MOST_ROWS` rows for each.
	 *
	 * @return array<string, list<ReportRow>> Rows by the name of the breakdown, sorted by clicks, then by views, in descending order.
	 */
	public function tables(): array {
		$tables = array(
			'channel' => $this->rows( $this->now->by_channel(), $this->before->by_channel(), array( $this->labels, 'channel' ) ),
		);
		foreach ( Statistics::KINDS as $by ) {
			$tables[ $by ] = $this->rows( $this->now->by( $by ), $this->before->by( $by ), array( $this->labels, $by ) );
		}
		$name_widget = function ( string $id ): string {
			return $this->labels->widget( $id, $this->widgets );
		};

		$tables['widget'] = $this->rows( $this->now->by_widget(), $this->before->by_widget(), $name_widget );
		return $tables;
	}

	/**
	 * Returns the quote funnel, from the opened list to the accepted offer; empty if nothing was counted.
	 *
	 * @return list<array{key: string, count: int, before: int}> Each with `key` (one of `QUOTES`), `count`, and the count of the previous period as
	 * `before`.
	 */
	public function quotes(): array {
		$now    = $this->now->by_name( self::QUOTE );
		$before = $this->before->by_name( self::QUOTE );
		$rows   = array();
		foreach ( array() === $now + $before ? array() : self::QUOTES as $key ) {
			$rows[] = array(
				'key'    => $key,
				'count'  => $now[ $key ]['views'] ?? 0,
				'before' => $before[ $key ]['views'] ?? 0,
			);
		}
		return $rows;
	}

	/**
	 * Returns the rows for a table, including rows that have counts only in the previous period.
	 *
	 * @param array<int|string, array{views: int, clicks: int, messages?: int}> $now    Counts for the period, keyed by the row's key.
	 * @param array<int|string, array{views: int, clicks: int, messages?: int}> $before The same for the previous period.
	 * @param callable                                                          $name   Converts a key to a label.
	 * @return list<ReportRow>
	 */
	private function rows( array $now, array $before, callable $name ): array {
		$rows = array();
		foreach ( array_keys( $now + $before ) as $key ) {
			$rows[] = array( 'key' => (string) $key ) + ( isset( $now[ $key ] ) ? $now[ $key ] : array() ) + Statistics::NOTHING + array(
				'before' => ( isset( $before[ $key ] ) ? $before[ $key ] : array() ) + Statistics::NOTHING,
			);
		}
		usort(
			$rows,
			static function ( array $one, array $other ): int {
				return array(
					$other['clicks'],
					$other['views'],
					$other['messages'],
					$one['key'],
				) <=> array( $one['clicks'], $one['views'], $one['messages'], $other['key'] );
			}
		);
		$rows = array_slice( $rows, 0, self::MOST_ROWS );
		foreach ( $rows as $index => $row ) {
			$rows[ $index ]['name'] = call_user_func( $name, is_numeric( $row['key'] ) ? (int) $row['key'] : $row['key'] );
		}
		return $rows;
	}
}
