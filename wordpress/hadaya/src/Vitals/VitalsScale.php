<?php
/**
 * The scale of what visitors' browsers measure.
 *
 * @package Hadaya
 */

namespace Hadaya\Vitals;

defined( 'ABSPATH' ) || exit;

/**
 * Figures are kept as numbers of steps, not as they are: enough to tell below which figure three of four views lie, and
 * nothing by which a view could be known again. Google's limits are ends of steps, so a figure is judged exactly.
 */
final class VitalsScale {

	/**
	 * The greatest figure of each step by metric, in milliseconds; layout shifts in thousandths. What is greater than the last is in
	 * one more step.
	 */
	const ENDS = array(
		'LCP' => array( 250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000, 10000, 15000, 30000 ),
		'INP' => array( 16, 24, 32, 40, 56, 72, 88, 104, 128, 152, 176, 200, 248, 304, 352, 400, 448, 500, 600, 800, 1000, 1500, 2500, 5000 ),
		'CLS' => array( 0, 5, 10, 20, 30, 40, 50, 60, 80, 100, 125, 150, 175, 200, 225, 250, 300, 400, 500, 750, 1000, 2000 ),
	);

	/**
	 * Google's limits: good up to the first, poor above the second.
	 */
	const LIMITS = array(
		'LCP' => array( 2500, 4000 ),
		'INP' => array( 200, 500 ),
		'CLS' => array( 100, 250 ),
	);

	/**
	 * Greatest figure that a browser may tell; what is greater was made up.
	 */
	const MOST = 600000;

	/**
	 * Share of the views that a figure speaks for.
	 */
	const SHARE = 0.75;

	/**
	 * The step of a figure.
	 *
	 * @param string $metric Metric.
	 * @param int    $figure Figure.
	 * @return int
	 */
	public static function step( string $metric, int $figure ): int {
		foreach ( self::ENDS[ $metric ] as $step => $end ) {
			if ( $figure <= $end ) {
				return $step;
			}
		}
		return count( self::ENDS[ $metric ] );
	}

	/**
	 * The figure below which three of four views lie; within a step they are taken to lie evenly.
	 *
	 * @param string $metric Metric.
	 * @param int[]  $views  Views by step.
	 * @return float
	 */
	public static function p75( string $metric, array $views ): float {
		ksort( $views );
		$wanted = self::SHARE * array_sum( $views );
		$below  = 0;
		$ends   = self::ENDS[ $metric ];
		foreach ( $views as $step => $count ) {
			if ( $count > 0 && $below + $count >= $wanted ) {
				$begin = $step > 0 ? $ends[ $step - 1 ] : 0;
				// The last step has no end: "more than that" is all that is known.
				$end = isset( $ends[ $step ] ) ? $ends[ $step ] : $begin;
				return $begin + ( $end - $begin ) * ( $wanted - $below ) / $count;
			}
			$below += $count;
		}
		return 0.0;
	}

	/**
	 * What Google says of a figure.
	 *
	 * @param string $metric Metric.
	 * @param float  $figure Figure.
	 * @return string `good`, `middle` or `poor`.
	 */
	public static function judge( string $metric, float $figure ): string {
		list( $good, $poor ) = self::LIMITS[ $metric ];
		return $figure <= $good ? 'good' : ( $figure <= $poor ? 'middle' : 'poor' );
	}

	/**
	 * How many views are good, in the middle and poor.
	 *
	 * @param string $metric Metric.
	 * @param int[]  $views  Views by step.
	 * @return int[]
	 */
	public static function shares( string $metric, array $views ): array {
		$shares = array(
			'good'   => 0,
			'middle' => 0,
			'poor'   => 0,
		);
		foreach ( $views as $step => $count ) {
			$end = isset( self::ENDS[ $metric ][ $step ] ) ? self::ENDS[ $metric ][ $step ] : PHP_INT_MAX;

			$shares[ self::judge( $metric, $end ) ] += $count;
		}
		return $shares;
	}
}
