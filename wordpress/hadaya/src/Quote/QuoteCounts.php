<?php
/**
 * Quote counts for the statistics.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Statistics\Report;
use Hadaya\Statistics\Totals;

defined( 'ABSPATH' ) || exit;

/**
 * Counts, for the statistics, how often quotes reach each stage. No data about visitors is stored.
 */
final class QuoteCounts {

	private Totals $totals;

	public function __construct( Totals $totals ) {
		$this->totals = $totals;
	}

	/**
	 * Adds one to today's count of a stage.
	 *
	 * @param string $what One of `Report::QUOTES`.
	 */
	public function add( string $what ): void {
		$this->totals->add( '', array( array( Report::QUOTE, $what, 'views' ) ) );
	}
}
