<?php
/**
 * Messages without a stamp, for a while.
 *
 * @package Hadaya
 */

namespace Hadaya\Spam;

defined( 'ABSPATH' ) || exit;

/**
 * Every form that this version prints sends a stamp along. Pages that an older version has printed may still lie in caches and
 * send none: their messages are taken as before for some days after the update, and kept as spam for the owner to look at later on.
 */
final class StampGrace {

	/**
	 * Option with the time of the update; 0 on a site that has had no older version.
	 */
	const SINCE = 'hadaya_stamps_since';

	/**
	 * Days after the update for which such messages are taken.
	 */
	const DAYS = 14;

	/**
	 * The present time.
	 *
	 * @var int
	 */
	private int $now;

	/**
	 * Remembers what time it is.
	 *
	 * @param int $now Seconds since 1970.
	 */
	public function __construct( int $now ) {
		$this->now = $now;
	}

	/**
	 * Notes that from now on every page has a stamp.
	 *
	 * @param bool $is_update Whether an older version may have printed pages before.
	 */
	public function begin( bool $is_update ): void {
		// It is asked for where a message comes without a stamp, which no page's request should pay for.
		add_option( self::SINCE, $is_update ? (string) $this->now : '0', '', false );
	}

	/**
	 * Whether a message without a stamp may come from a page of an older version.
	 *
	 * @return bool
	 */
	public function lasts(): bool {
		if ( false === get_option( self::SINCE ) ) {
			// Updated without anybody having been on its screens since.
			$this->begin( true );
		}
		/**
		 * Days after the update from a version without stamps for which messages without one are taken; pages of that version
		 * may lie in caches. Afterwards they are kept as spam.
		 *
		 * @since 0.2.0
		 *
		 * @param int $days Days.
		 */
		$days = (int) apply_filters( 'hadaya_unstamped_days', self::DAYS );
		return $this->now < (int) get_option( self::SINCE ) + $days * DAY_IN_SECONDS;
	}
}
