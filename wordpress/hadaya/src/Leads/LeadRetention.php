<?php
/**
 * How long messages are kept.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes messages with their files, once a day, when they are older than the owner wants to keep them.
 */
final class LeadRetention {


	/**
	 * The daily event.
	 */
	const EVENT = 'hadaya_delete_old_messages';

	/**
	 * Messages that one run deletes at most; the next day's goes on.
	 */
	const MOST = 500;

	/**
	 * The owner's settings.
	 *
	 * @var Options
	 */
	private Options $options;

	/**
	 * Remembers its parts.
	 *
	 * @param Options $options The owner's settings.
	 */
	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * Days that messages are kept, 0 for ever.
	 *
	 * @return int
	 */
	private function days(): int {
		$settings = $this->options->all();
		return (int) $settings['messages']['keep_days'];
	}

	/**
	 * Plans the event where messages are to be deleted, and drops it elsewhere.
	 */
	public function plan(): void {
		$is_planned = false !== wp_next_scheduled( self::EVENT );
		if ($this->days() > 0 && ! $is_planned ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::EVENT );
		} elseif ($this->days() <= 0 && $is_planned ) {
			self::forget();
		}
	}

	/**
	 * Drops the event.
	 */
	public static function forget(): void {
		wp_clear_scheduled_hook( self::EVENT );
	}

	/**
	 * Deletes what is older than the owner wants, the bin included.
	 */
	public function delete_old(): void {
		$days = $this->days();
		if ($days <= 0 ) {
			return;
		}
		$old = get_posts(
			array(
				'post_type'      => Leads::TYPE,
				'post_status'    => LeadStates::all(),
				'posts_per_page' => self::MOST,
				'fields'         => 'ids',
				'order'          => 'ASC',
				'date_query'     => array(
					'column' => 'post_date_gmt',
					'before' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ),
				),
			)
		);
		foreach ( $old as $id ) {
			wp_delete_post( $id, true );
		}
	}
}
