<?php
/**
 * Lead counts.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Leads\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Counts leads for the menu, the inbox and the dashboard.
 */
final class LeadCounts {

	private Snooze $snooze;

	public function __construct( Snooze $snooze ) {
		$this->snooze = $snooze;
	}

	/**
	 * Returns the number of leads in each view of the inbox. The view `all` excludes spam and Trash.
	 *
	 * @return int[] Numbers, keyed by view: `new`, `snoozed`, `answered`, `spam`, `trash` and `all`.
	 */
	public function all(): array {
		$counts = (array) wp_count_posts( Leads::TYPE );
		$number = static function ( string $status ) use ( $counts ): int {
			return isset( $counts[ $status ] ) ? (int) $counts[ $status ] : 0;
		};
		$off    = 0 === $number( Leads::FRESH ) ? 0 : $this->snooze->count();
		return array(
			'new'      => max( 0, $number( Leads::FRESH ) - $off ),
			'snoozed'  => $off,
			'answered' => $number( Leads::ANSWERED ),
			'spam'     => $number( Leads::SPAM ),
			'trash'    => $number( 'trash' ),
			'all'      => $number( Leads::FRESH ) + $number( Leads::ANSWERED ),
		);
	}

	/**
	 * Returns the menu's bubble with the number of new leads. WordPress's styles hide it at zero.
	 *
	 * @return string Markup.
	 */
	public function bubble(): string {
		$fresh = $this->all()['new'];
		/* translators: %s: number of messages. */
		$message = sprintf( _n( '%s new message', '%s new messages', $fresh, 'hadaya' ), number_format_i18n( $fresh ) );
		return sprintf(
			' <span class="awaiting-mod count-%1$d hadaya-new"><span class="pending-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>', // phpcs:ignore Generic.Files.LineLength -- One piece of markup.
			$fresh,
			esc_html( number_format_i18n( $fresh ) ),
			esc_html( $message )
		);
	}

	/**
	 * Returns the number of leads in a period of `$days` days that ended `$ago` days ago, excluding spam and Trash.
	 *
	 * @param int $days Length of the period in days.
	 * @param int $ago  Days since the end of the period.
	 * @return int
	 */
	public function within( int $days, int $ago = 0 ): int {
		global $wpdb;
		$end   = time() - $ago * DAY_IN_SECONDS;
		$query = $wpdb->prepare(
			"SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_status IN (%s, %s) AND post_date_gmt > %s AND post_date_gmt <= %s",
			Leads::TYPE,
			Leads::FRESH,
			Leads::ANSWERED,
			gmdate( 'Y-m-d H:i:s', $end - $days * DAY_IN_SECONDS ),
			gmdate( 'Y-m-d H:i:s', $end )
		);
		return (int) $wpdb->get_var( $query ); // phpcs:ignore WordPress.DB -- Prepared above; the result changes over time.
	}
}
