<?php
/**
 * The speed of the shop on the settings page.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Statistics\CountCall;
use Hadaya\Statistics\Names;
use Hadaya\Vitals\VitalsCall;
use Hadaya\Vitals\VitalsNames;
use Hadaya\Vitals\VitalsScale;
use Hadaya\Vitals\VitalsTable;

defined( 'ABSPATH' ) || exit;

/**
 * Prints, by kind of page and device, the figure that three of four views stay below, what Google says of it, and what it was
 * while the shop still ran the replaced plugins.
 */
final class VitalsScreen {

	/**
	 * Views below which a figure would say more of chance than of the shop.
	 */
	const ENOUGH = 50;

	/**
	 * Most controls that are listed, the slowest first.
	 */
	const MOST_TARGETS = 10;

	/**
	 * Prints everything.
	 *
	 * @param int  $days  Days of the period, today included.
	 * @param bool $is_on Whether views are measured now.
	 */
	public static function print_all( int $days, bool $is_on ): void {
		$since = CountCall::today( '-' . ( $days - 1 ) . ' days' );
		$now   = self::rows( 'hadaya', $since );
		// A shop has its time before Hadaya once: all of it that is kept counts.
		$before = self::rows( 'before', '1970-01-01' );
		echo '<h2 id="hadaya-speed">' . esc_html__( 'How fast the shop is for its visitors', 'hadaya' ) . '</h2>';
		if ( array() === $now && array() === $before ) {
			echo '<p>' . esc_html( $is_on ? __( 'Nobody was measured yet. Visitors’ browsers tell their figures when they leave a page, where they agreed to statistics.', 'hadaya' ) : __( 'Nothing is measured. “Measure how fast the shop is for its visitors”, below, switches it on.', 'hadaya' ) ) . '</p>';
			return;
		}
		StatisticsScreen::print_periods();
		self::print_style();
		/* translators: 1: number of days, 2: number of page views. */
		echo '<p>' . esc_html( sprintf( _n( 'The figure that three of four views of the last %1$d day stay below, with Google’s judgement. It takes %2$d views to tell. “Before” are all views that were measured while every part was switched off under “Parts”.', 'The figure that three of four views of the last %1$d days stay below, with Google’s judgement. It takes %2$d views to tell. “Before” are all views that were measured while every part was switched off under “Parts”.', $days, 'hadaya' ), $days, self::ENOUGH ) ) . '</p>';
		foreach ( self::titles() as $metric => $title ) {
			self::print_metric( $metric, $title, isset( $now[ $metric ] ) ? $now[ $metric ] : array(), isset( $before[ $metric ] ) ? $before[ $metric ] : array() );
		}
		self::print_targets( $since );
	}

	/**
	 * What each figure means.
	 *
	 * @return string[]
	 */
	private static function titles(): array {
		return array(
			'LCP' => __( 'Until the largest picture or text shows (LCP): good up to 2.5 s, poor above 4 s', 'hadaya' ),
			'INP' => __( 'Until a tap shows an effect (INP): good up to 200 ms, poor above 500 ms', 'hadaya' ),
			'CLS' => __( 'How much the page jumps (CLS): good up to 0.1, poor above 0.25', 'hadaya' ),
		);
	}

	/**
	 * Views by metric, by row and by step: all pages first, then each kind.
	 *
	 * @param string $state What the views count as.
	 * @param string $since First day.
	 * @return array[]
	 */
	private static function rows( string $state, string $since ): array {
		$all   = ( new VitalsTable( $GLOBALS['wpdb'] ) )->views( array( 'device' ), $state, $since );
		$kinds = ( new VitalsTable( $GLOBALS['wpdb'] ) )->views( array( 'page', 'device' ), $state, $since );
		$rows  = array();
		foreach ( $all as $metric => $devices ) {
			foreach ( $devices as $device => $views ) {
				$rows[ $metric ][ '|' . $device ] = $views;
			}
			$rows[ $metric ] += $kinds[ $metric ];
		}
		return $rows;
	}

	/**
	 * Prints the sheet of the tables.
	 */
	private static function print_style(): void {
		echo '<style>.hadaya-speed{max-inline-size:46rem;margin-block:12px}.hadaya-speed caption{text-align:start;font-weight:600;padding-block:8px}.hadaya-speed th,.hadaya-speed td{padding-inline:6px;vertical-align:top}.hadaya-speed thead th{font-size:13px}.hadaya-speed td:nth-last-child(-n+2){white-space:nowrap}.hadaya-speed b{display:block;font-weight:600;white-space:nowrap}.hadaya-speed-good{color:#00600f}.hadaya-speed-middle{color:#7a4d00}.hadaya-speed-poor{color:#a01010}.hadaya-speed svg{display:block;inline-size:100%;block-size:6px;margin-block-start:4px}.hadaya-speed .good{fill:#00a32a}.hadaya-speed .middle{fill:#dba617}.hadaya-speed .poor{fill:#d63638}</style>';
	}

	/**
	 * Prints the table of a metric.
	 *
	 * @param string  $metric Metric.
	 * @param string  $title  What it means.
	 * @param array[] $now    Views by row and step.
	 * @param array[] $before The same of the time before.
	 */
	private static function print_metric( string $metric, string $title, array $now, array $before ): void {
		$heads = array( __( 'Page', 'hadaya' ), __( 'Now', 'hadaya' ), __( 'Before', 'hadaya' ), __( 'Good', 'hadaya' ), __( 'Views', 'hadaya' ) );
		echo '<table class="widefat striped hadaya-speed"><caption>' . esc_html( $title ) . '</caption><thead><tr>';
		foreach ( $heads as $head ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( array_merge( array( '' ), VitalsCall::PAGES ) as $page ) {
			foreach ( array( 'mobile', 'desktop' ) as $device ) {
				$row   = $page . '|' . $device;
				$views = isset( $now[ $row ] ) ? $now[ $row ] : array();
				if ( isset( $now[ $row ] ) || isset( $before[ $row ] ) ) {
					echo '<tr><th scope="row">' . esc_html( VitalsNames::page( $page ) ) . '<br>' . esc_html( Names::device( $device ) );
					self::print_bar( VitalsScale::shares( $metric, $views ) );
					echo '</th>';
					self::print_figure( $metric, $views );
					self::print_figure( $metric, isset( $before[ $row ] ) ? $before[ $row ] : array() );
					$total = array_sum( $views );
					/* translators: %s: number of percent. */
					echo '<td>' . esc_html( 0 === $total ? '–' : sprintf( __( '%s %%', 'hadaya' ), number_format_i18n( 100 * VitalsScale::shares( $metric, $views )['good'] / $total ) ) ) . '</td>';
					echo '<td>' . esc_html( number_format_i18n( $total ) ) . '</td></tr>';
				}
			}
		}
		echo '</tbody></table>';
	}

	/**
	 * Prints the cell of a figure.
	 *
	 * @param string $metric Metric.
	 * @param int[]  $views  Views by step.
	 */
	private static function print_figure( string $metric, array $views ): void {
		$total = array_sum( $views );
		if ( $total < self::ENOUGH ) {
			/* translators: 1: number of views, 2: number of views that it takes. */
			echo '<td>' . esc_html( 0 === $total ? '–' : sprintf( __( 'too few: %1$s of %2$s', 'hadaya' ), number_format_i18n( $total ), number_format_i18n( self::ENOUGH ) ) ) . '</td>';
			return;
		}
		$figure = VitalsScale::p75( $metric, $views );
		$grade  = VitalsScale::judge( $metric, $figure );
		$words  = array(
			'good'   => __( 'good', 'hadaya' ),
			'middle' => __( 'needs work', 'hadaya' ),
			'poor'   => __( 'poor', 'hadaya' ),
		);
		printf( '<td><b>%1$s</b><span class="hadaya-speed-%2$s">%3$s</span></td>', esc_html( VitalsNames::figure( $metric, $figure ) ), esc_attr( $grade ), esc_html( $words[ $grade ] ) );
	}

	/**
	 * Prints how many views are good, in the middle and poor, good at the side where lines begin.
	 *
	 * @param int[] $shares Views by grade.
	 */
	private static function print_bar( array $shares ): void {
		$total = array_sum( $shares );
		if ( 0 === $total ) {
			return;
		}
		echo '<svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none">';
		$begin = 0;
		foreach ( $shares as $grade => $count ) {
			$width = 100 * $count / $total;
			printf( '<rect class="%1$s" x="%2$.2F" width="%3$.2F" height="6"/>', esc_attr( $grade ), esc_attr( is_rtl() ? 100 - $begin - $width : $begin ), esc_attr( $width ) );
			$begin += $width;
		}
		echo '</svg>';
	}

	/**
	 * Prints what visitors touched when they waited longest, the slowest first.
	 *
	 * @param string $since First day.
	 */
	private static function print_targets( string $since ): void {
		$found = ( new VitalsTable( $GLOBALS['wpdb'] ) )->views( array( 'target' ), 'hadaya', $since );
		$slow  = array();
		foreach ( isset( $found['INP'] ) ? $found['INP'] : array() as $target => $views ) {
			if ( '' !== $target && array_sum( $views ) >= self::ENOUGH ) {
				$slow[ $target ] = VitalsScale::p75( 'INP', $views );
			}
		}
		if ( array() === $slow ) {
			return;
		}
		arsort( $slow );
		echo '<table class="widefat striped hadaya-speed"><caption>' . esc_html__( 'What visitors touched when they waited longest', 'hadaya' ) . '</caption><thead><tr><th scope="col">' . esc_html__( 'Touched', 'hadaya' ) . '</th><th scope="col">' . esc_html__( 'Now', 'hadaya' ) . '</th><th scope="col">' . esc_html__( 'Views', 'hadaya' ) . '</th></tr></thead><tbody>';
		foreach ( array_slice( $slow, 0, self::MOST_TARGETS, true ) as $target => $figure ) {
			echo '<tr><th scope="row">' . esc_html( VitalsNames::target( $target ) ) . '</th>';
			self::print_figure( 'INP', $found['INP'][ $target ] );
			echo '<td>' . esc_html( number_format_i18n( array_sum( $found['INP'][ $target ] ) ) ) . '</td></tr>';
		}
		echo '</tbody></table>';
	}
}
