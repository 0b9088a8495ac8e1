<?php
/**
 * How often visitors got the replaced plugins back.
 *
 * @package Hadaya
 */

namespace Hadaya\WayBack;

use Hadaya\Statistics\CountCall;

defined( 'ABSPATH' ) || exit;

/**
 * Counts page views by day and reason, for two weeks. Nothing of a visitor is kept, and no more than the reasons and days allow.
 */
final class Tally {

	/**
	 * Option with the counts: day to reason to number.
	 */
	const OPTION = 'hadaya_way_back';

	/**
	 * The reasons; the watcher tells what they mean.
	 */
	const REASONS = array( 'old', 'lost', 'broken', 'silent', 'file' );

	/**
	 * Days that are kept.
	 */
	const DAYS = 14;

	/**
	 * Counts one page view.
	 *
	 * @param string $reason One of the reasons; nothing else is counted.
	 */
	public static function add( string $reason ): void {
		if ( ! in_array( $reason, self::REASONS, true ) ) {
			return;
		}
		$days  = self::days();
		$today = CountCall::today();

		$days[ $today ][ $reason ] = ( isset( $days[ $today ][ $reason ] ) ? (int) $days[ $today ][ $reason ] : 0 ) + 1;
		ksort( $days );
		update_option( self::OPTION, array_slice( $days, -self::DAYS, null, true ), false );
	}

	/**
	 * Page views of the last seven days by reason; those that did not happen are not there.
	 *
	 * @return int[]
	 */
	public static function week(): array {
		$since = CountCall::today( '-6 days' );
		$found = array();
		foreach ( self::days() as $day => $counts ) {
			foreach ( $day >= $since ? $counts : array() as $reason => $count ) {
				$found[ $reason ] = ( isset( $found[ $reason ] ) ? $found[ $reason ] : 0 ) + (int) $count;
			}
		}
		return $found;
	}

	/**
	 * What is kept.
	 *
	 * @return array[]
	 */
	private static function days(): array {
		$kept = get_option( self::OPTION );
		return is_array( $kept ) ? array_filter( $kept, 'is_array' ) : array();
	}
}
