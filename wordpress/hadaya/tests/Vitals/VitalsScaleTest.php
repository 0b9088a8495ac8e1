<?php
/**
 * Tests of the scale of speed.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Vitals;

use Hadaya\Tests\TestCase;
use Hadaya\Vitals\VitalsNames;
use Hadaya\Vitals\VitalsScale;

/**
 * Figures, steps and what Google says of them.
 */
final class VitalsScaleTest extends TestCase {

	public function steps(): array {
		return array(
			'nothing'                 => array( 'LCP', 0, 0 ),
			'the end of a step'       => array( 'LCP', 250, 0 ),
			'one behind it'           => array( 'LCP', 251, 1 ),
			'no shift at all'         => array( 'CLS', 0, 0 ),
			'the least shift'         => array( 'CLS', 1, 1 ),
			'more than any step'      => array( 'INP', 600000, 24 ),
		);
	}

	/**
	 * @dataProvider steps
	 */
	public function test_a_figure_falls_into_one_step( string $metric, int $figure, int $wanted ): void {
		$this->assertSame( $wanted, VitalsScale::step( $metric, $figure ) );
	}

	public function test_every_limit_of_googles_is_the_end_of_a_step_so_figures_are_judged_exactly(): void {
		foreach ( VitalsScale::LIMITS as $metric => $limits ) {
			$this->assertSame( array(), array_diff( $limits, VitalsScale::ENDS[ $metric ] ), $metric );
			foreach ( $limits as $limit ) {
				$this->assertNotSame( VitalsScale::step( $metric, $limit ), VitalsScale::step( $metric, $limit + 1 ), $metric );
			}
		}
	}

	public function test_steps_only_rise(): void {
		foreach ( VitalsScale::ENDS as $ends ) {
			$sorted = array_unique( $ends );
			sort( $sorted );
			$this->assertSame( $sorted, $ends );
		}
	}

	public function shares(): array {
		return array(
			'no views'                                    => array( array(), 0.0 ),
			'all views in one step lie evenly in it'      => array( array( 1 => 4 ), 437.5 ),
			'three of four below'                         => array( array( 0 => 3, 9 => 1 ), 250.0 ),
			'steps in any order'                          => array( array( 9 => 1, 0 => 3 ), 250.0 ),
			'views beyond the last step'                  => array( array( 22 => 1 ), 30000.0 ),
			'a step without views changes nothing'        => array( array( 0 => 0, 1 => 4 ), 437.5 ),
		);
	}

	/**
	 * @dataProvider shares
	 */
	public function test_the_figure_that_three_of_four_views_keep_below( array $views, float $wanted ): void {
		$this->assertSame( $wanted, VitalsScale::p75( 'LCP', $views ) );
	}

	public function verdicts(): array {
		return array(
			'at the limit of good'      => array( 'LCP', 2500.0, 'good' ),
			'just above it'             => array( 'LCP', 2500.5, 'middle' ),
			'at the limit of poor'      => array( 'INP', 500.0, 'middle' ),
			'above it'                  => array( 'CLS', 251.0, 'poor' ),
		);
	}

	/**
	 * @dataProvider verdicts
	 */
	public function test_google_says( string $metric, float $figure, string $wanted ): void {
		$this->assertSame( $wanted, VitalsScale::judge( $metric, $figure ) );
	}

	public function test_views_are_shared_among_good_middle_and_poor_and_none_is_lost(): void {
		$views = array_fill( 0, count( VitalsScale::ENDS['INP'] ) + 1, 1 );
		$this->assertSame( array( 'good' => 12, 'middle' => 6, 'poor' => 7 ), VitalsScale::shares( 'INP', $views ) );
	}

	public function test_figures_are_told_with_their_unit(): void {
		$this->assertSame( array( '2.5 s', '176 ms', '0.10' ), array( VitalsNames::figure( 'LCP', 2512.0 ), VitalsNames::figure( 'INP', 176.0 ), VitalsNames::figure( 'CLS', 99.0 ) ) );
	}
}
