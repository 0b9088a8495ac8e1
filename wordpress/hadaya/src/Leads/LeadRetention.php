<?php
/**
 * Retention of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Jobs\Jobs;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes leads and their files daily once they exceed the owner's retention period.
 */
final class LeadRetention {

	/**
	 * Hook of the daily event.
	 */
	const EVENT = 'hadaya_delete_old_messages';

	/**
	 * Hook of the event that continues an unfinished run.
	 */
	const MORE = 'hadaya_delete_more_messages';

	/**
	 * Leads per query.
	 */
	const BATCH = 100;

	/**
	 * Maximum seconds per run. If leads remain, the next run continues a minute later.
	 */
	const LONGEST = 20;

	private Options $options;
	private Jobs $jobs;
	private LeadRepository $leads;

	public function __construct( Options $options, Jobs $jobs, LeadRepository $leads ) {
		$this->options = $options;
		$this->jobs    = $jobs;
		$this->leads   = $leads;
	}

	/**
	 * Returns the owner's retention period in days; 0 keeps leads for ever.
	 *
	 * @return int
	 */
	private function days(): int {
		return (int) $this->options->group( 'messages' )['keep_days'];
	}

	/**
	 * Schedules the daily event if the owner has set a retention period, otherwise unschedules it.
	 */
	public function plan(): void {
		$is_planned = false !== wp_next_scheduled( self::EVENT );
		if ( $this->days() > 0 && ! $is_planned ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::EVENT );
		} elseif ( $this->days() <= 0 && $is_planned ) {
			$this->forget();
		}
	}

	/**
	 * Unschedules the daily event and any continuation.
	 */
	public function forget(): void {
		wp_clear_scheduled_hook( self::EVENT );
		$this->jobs->unplan( self::MORE, array() );
	}

	/**
	 * Deletes leads that exceed the retention period, including leads in the Trash.
	 */
	public function delete_old(): void {
		$days = $this->days();
		if ( $days <= 0 ) {
			return;
		}
		$before = time() - $days * DAY_IN_SECONDS;
		$end    = time() + $this->longest();
		do {
			$old  = $this->leads->find_older( $before, self::BATCH );
			$gone = array_filter( array_map( array( $this->leads, 'delete' ), $old ) );
			// Stops if no lead could be deleted; otherwise the query would return the same leads for ever.
			$is_more = count( $old ) === self::BATCH && array() !== $gone;
		} while ( $is_more && time() < $end );
		if ( $is_more ) {
			$this->jobs->plan_by( self::MORE, time() + MINUTE_IN_SECONDS );
		}
	}

	/**
	 * Returns the maximum duration of a run in seconds, by default `LONGEST`.
	 *
	 * @return int
	 */
	private function longest(): int {
		/**
		 * Filters the maximum duration of a run that deletes old leads. If leads remain, another run continues a minute later.
		 *
		 * @since 1.0.0
		 *
		 * @param int $seconds Maximum duration in seconds.
		 */
		return (int) apply_filters( 'hadaya_retention_seconds', self::LONGEST );
	}
}
