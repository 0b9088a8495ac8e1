<?php
/**
 * Tests for date ranges.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Statistics;

use Hadaya\Statistics\Period;
use Hadaya\Tests\TestCase;

/**
 * Tests which date ranges are accepted, and the preceding range of the same length.
 */
final class PeriodTest extends TestCase {

	public function test_includes_both_ends_and_a_previous_period_of_equal_length(): void {
		$period = Period::between( '2024-03-01', '2024-03-03' );
		$this->assertSame( array( '2024-03-01', '2024-03-02', '2024-03-03' ), $period->all() );
		$this->assertSame( array( '2024-02-27', '2024-02-29', 3 ), array( $period->before()->from(), $period->before()->to(), $period->before()->days() ) );
	}

	public function mistakes(): array {
		return array(
			'the wrong order'       => array( '2026-02-02', '2026-02-01' ),
			'no day of a calendar'  => array( '2026-02-30', '2026-03-01' ),
			'something behind it'   => array( "2026-02-01\n", '2026-03-01' ),
			'more than five years'  => array( '2000-01-01', '2026-01-01' ),
			'nothing'               => array( '', '' ),
		);
	}

	/**
	 * @dataProvider mistakes
	 */
	public function test_rejects_an_invalid_period( string $from, string $to ): void {
		$this->assertNull( Period::between( $from, $to ) );
	}
}
