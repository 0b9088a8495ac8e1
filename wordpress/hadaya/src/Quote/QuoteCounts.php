<?php
/**
 * Counts of quotes.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Statistics\Report;
use Hadaya\Statistics\Totals;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the stages of quotes for the statistics. No visitor is recorded.
 */
final class QuoteCounts {

	private Totals $totals;

	public function __construct( Totals $totals ) {
		$this->totals = $totals;
	}

	/**
	 * Counts one stage.
	 *
	 * @param string $what One of `Report::QUOTES`.
	 */
	public function add( string $what ): void {
		$this->totals->add( '', array( array( Report::QUOTE, $what, 'views' ) ) );
	}
}
