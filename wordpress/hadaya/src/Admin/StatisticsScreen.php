<?php
/**
 * The statistics for browsers without JavaScript.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Statistics\Names;
use Hadaya\Statistics\Period;
use Hadaya\Statistics\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the statistics as plain drawings, each beside its numbers in a table.
 */
final class StatisticsScreen {

	/**
	 * Periods to choose from, in days; the second is the usual one.
	 */
	const PERIODS = array( 7, 30, 90 );

	/**
	 * Pages that are listed at most.
	 */
	const MOST_PAGES = 20;

	/**
	 * Prints the statistics.
	 *
	 * @param string[] $widgets Names of the widgets by number.
	 * @param int      $months  Months that views and clicks are kept, 0 for ever.
	 */
	public static function print_all( array $widgets, int $months ): void {
		$days  = self::days();
		$found = new Statistics( Period::last( $days ) );
		$daily = $found->by_day();
		/* translators: %d: number of days. */
		echo '<h2 id="hadaya-statistics">' . esc_html( sprintf( _n( 'Views, clicks and messages of the last %d day', 'Views, clicks and messages of the last %d days', $days, 'hadaya' ), $days ) ) . '</h2>';
		self::print_style();
		self::print_periods();
		/* translators: %s: name of a time zone. */
		echo '<p>' . esc_html( sprintf( __( 'Days are those of this site’s time zone, %s.', 'hadaya' ), wp_timezone_string() ) );
		if ( $months > 0 ) {
			/* translators: %s: number of months. */
			echo ' ' . esc_html( sprintf( _n( 'Views and clicks are kept for %s month.', 'Views and clicks are kept for %s months.', $months, 'hadaya' ), number_format_i18n( $months ) ) );
		}
		echo '</p>';
		if ( 0 === array_sum( array_map( 'array_sum', $daily ) ) ) {
			echo '<p>' . esc_html__( 'Nothing was counted in this period. Views and clicks are counted while the contact widget of Hadaya shows in the shop and “Count views and clicks” is on; days and pages appear after the first visitor.', 'hadaya' ) . '</p>';
			return;
		}
		foreach ( Names::counts() as $what => $name ) {
			self::print_days( $name, wp_list_pluck( $daily, $what ) );
		}
		echo '<details><summary>' . esc_html__( 'Numbers by day', 'hadaya' ) . '</summary>';
		self::print_table( __( 'By day', 'hadaya' ), __( 'Day', 'hadaya' ), array_reverse( $daily, true ), array( Names::class, 'day' ) );
		echo '</details>';
		$pages = $found->by( 'page' );
		uasort(
			$pages,
			static function ( $one, $other ) {
				return $other['views'] - $one['views'];
			}
		);
		self::print_table( __( 'By channel', 'hadaya' ), __( 'Channel', 'hadaya' ), $found->by_channel(), array( Names::class, 'channel' ) );
		if ( count( $widgets ) > 1 ) {
			self::print_table(
				__( 'By widget', 'hadaya' ),
				__( 'Widget', 'hadaya' ),
				$found->by_widget(),
				static function ( $id ) use ( $widgets ) {
					return Names::widget( (string) $id, $widgets );
				}
			);
		}
		self::print_table( __( 'By page', 'hadaya' ), __( 'Page', 'hadaya' ), array_slice( $pages, 0, self::MOST_PAGES, true ), array( Names::class, 'page' ) );
		self::print_table( __( 'By device', 'hadaya' ), __( 'Device', 'hadaya' ), $found->by( 'device' ), array( Names::class, 'device' ) );
		self::print_table( __( 'By source', 'hadaya' ), __( 'Source', 'hadaya' ), $found->by( 'source' ), array( Names::class, 'source' ) );
		self::print_table( __( 'By language', 'hadaya' ), __( 'Language', 'hadaya' ), $found->by( 'language' ), array( Names::class, 'language' ) );
	}

	/**
	 * Days of the period that the owner has chosen, today included.
	 *
	 * @return int
	 */
	public static function days(): int {
		$asked = isset( $_GET['hadaya_days'] ) ? absint( $_GET['hadaya_days'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only a period.
		return in_array( $asked, self::PERIODS, true ) ? $asked : self::PERIODS[1];
	}

	/**
	 * Prints the links to the periods.
	 */
	public static function print_periods(): void {
		echo '<nav aria-label="' . esc_attr__( 'Period', 'hadaya' ) . '"><ul class="subsubsub hadaya-periods" style="float:none;margin:0 0 12px">';
		foreach ( self::PERIODS as $period ) {
			/* translators: %d: number of days. */
			printf( '<li style="margin-inline-end:12px"><a href="%1$s"%2$s>%3$s</a></li>', esc_url( add_query_arg( 'hadaya_days', $period ) . '#statistics' ), self::days() === $period ? ' class="current" aria-current="true"' : '', esc_html( sprintf( _n( '%d day', '%d days', $period, 'hadaya' ), $period ) ) );
		}
		echo '</ul></nav>';
	}

	/**
	 * Prints the sheet of the drawings.
	 */
	private static function print_style(): void {
		echo '<style>.hadaya-chart{max-inline-size:46rem;margin:0 0 16px}.hadaya-chart figcaption{font-weight:600}.hadaya-chart svg{display:block;box-sizing:border-box;margin-block-start:4px;inline-size:100%;block-size:90px;background:#fff;border:1px solid #c3c4c7}.hadaya-ends{display:flex;justify-content:space-between}.hadaya-chart rect,.hadaya-count-bar rect{fill:#2271b1}.hadaya-counts{max-inline-size:46rem;margin-block:12px}.hadaya-counts caption{text-align:start;font-weight:600;padding-block:8px}.hadaya-counts tbody th{overflow-wrap:anywhere}.hadaya-counts td,.hadaya-counts th{padding-inline:6px}.hadaya-counts thead th{font-size:13px}.hadaya-count-bar{inline-size:100%;block-size:10px;display:block}</style>';
	}

	/**
	 * Prints a drawing of days, the first at the side where lines begin.
	 *
	 * @param string $name   What is counted.
	 * @param int[]  $counts Counts by day.
	 */
	private static function print_days( string $name, array $counts ): void {
		$most  = max( 1, max( $counts ) );
		$total = count( $counts );
		/* translators: 1: what is counted, 2: how many in all, 3: the greatest number of a day, 4: that day. */
		$told = sprintf( __( '%1$s by day: %2$s in all, at most %3$s, on %4$s', 'hadaya' ), $name, number_format_i18n( array_sum( $counts ) ), number_format_i18n( max( $counts ) ), Names::day( array_search( max( $counts ), $counts, true ) ) );
		echo '<figure class="hadaya-chart"><figcaption>' . esc_html( $name ) . ': ' . esc_html( number_format_i18n( array_sum( $counts ) ) ) . '</figcaption>';
		echo '<svg role="img" aria-label="' . esc_attr( $told ) . '" viewBox="0 0 ' . (int) $total . ' 100" preserveAspectRatio="none">'; // phpcs:ignore WordPress.Security.EscapeOutput -- A whole number.
		foreach ( array_values( $counts ) as $index => $count ) {
			$height = 95 * $count / $most;
			printf( '<rect x="%1$.2F" y="%2$.2F" width="0.8" height="%3$.2F"/>', esc_attr( ( is_rtl() ? $total - 1 - $index : $index ) + 0.1 ), esc_attr( 100 - $height ), esc_attr( $height ) );
		}
		echo '</svg><div class="hadaya-ends"><small>' . esc_html( Names::day( (string) array_key_first( $counts ) ) ) . '</small><small>' . esc_html( Names::day( (string) array_key_last( $counts ) ) ) . '</small></div></figure>';
	}

	/**
	 * Prints a table of counts with a bar for the clicks.
	 *
	 * @param string   $caption What the rows are.
	 * @param string   $head    What stands at the head of a row.
	 * @param array[]  $counts  Counts by key.
	 * @param callable $title   Makes a key readable.
	 */
	private static function print_table( string $caption, string $head, array $counts, callable $title ): void {
		$most = max( array_merge( array( 1 ), wp_list_pluck( $counts, 'clicks' ) ) );
		echo '<table class="widefat striped hadaya-counts"><caption>' . esc_html( $caption ) . '</caption><thead><tr><th scope="col">' . esc_html( $head ) . '</th>';
		$names = array() === $counts ? Names::counts() : array_intersect_key( Names::counts(), reset( $counts ) );
		foreach ( $names as $name ) {
			echo '<th scope="col">' . esc_html( $name ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $counts as $key => $row ) {
			echo '<tr><th scope="row"><bdi>' . esc_html( call_user_func( $title, $key ) ) . '</bdi>';
			printf( '<svg class="hadaya-count-bar" aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none"><rect x="%1$.2F" width="%2$.2F" height="10"/></svg></th>', esc_attr( is_rtl() ? 100 - 100 * $row['clicks'] / $most : 0 ), esc_attr( 100 * $row['clicks'] / $most ) );
			foreach ( array_keys( $names ) as $what ) {
				echo '<td>' . esc_html( number_format_i18n( $row[ $what ] ) ) . '</td>';
			}
			echo '</tr>';
		}
		echo '</tbody></table>';
	}
}
