<?php
/**
 * Counter for the fallback.
 *
 * @package Hadaya
 */

namespace Hadaya\WayBack;

use Hadaya\Statistics\Calendar;
use Hadaya\Statistics\Totals;

defined( 'ABSPATH' ) || exit;

/**
 * Counts page views with restored plugins by day and reason, in the totals. Stores no visitor data.
 */
final class WayBackCounter {

	/**
	 * Reasons for the fallback, which `watcher.js` documents.
	 */
	const REASONS = array( 'old', 'lost', 'broken', 'silent', 'file' );

	/**
	 * Value of the column `kind` in rows that count page views with restored plugins.
	 */
	const KIND = 'way_back';

	private Totals $totals;
	private Calendar $calendar;

	public function __construct( Totals $totals, Calendar $calendar ) {
		$this->totals   = $totals;
		$this->calendar = $calendar;
	}

	/**
	 * Adds a page view with restored plugins to today's totals.
	 *
	 * @param string $reason One of the reasons.
	 */
	public function add( string $reason ): void {
		$this->totals->add( '', array( array( self::KIND, $reason, 'views' ) ) );
	}

	/**
	 * Returns the page views with restored plugins in the last seven days, including today, by reason. Omits reasons without views.
	 *
	 * @return int[]
	 */
	public function week(): array {
		return array_map( 'intval', array_column( $this->sums( 'name', self::KIND ), 'views', 'name' ) );
	}

	/**
	 * Returns the views of the contact widget in the last seven days.
	 *
	 * @return int
	 */
	public function views(): int {
		return (int) array_sum( array_column( $this->sums( 'kind', 'widget' ), 'views' ) );
	}

	/**
	 * Sums the views and clicks of the last seven days over rows of one `kind`, grouped by a column.
	 *
	 * @param string $column Column to group by.
	 * @param string $kind   Kind of row, as stored in the table.
	 * @return list<array{views: int|string, clicks: int|string, day?: string, name?: string, widget?: string, kind?: string}>
	 */
	private function sums( string $column, string $kind ): array {
		return $this->totals->sums( $column, $kind, $this->calendar->today( '-6 days' ), $this->calendar->today() );
	}
}
