<?php
/**
 * Views and clicks of the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Totals by day, in one small table, and the whole way of a call. No visitor is recorded.
 */
final class Counters {

	/**
	 * Our contact widget.
	 *
	 * @var Widget
	 */
	private Widget $widget;

	/**
	 * Calls that wait to be counted.
	 *
	 * @var CountFlush
	 */
	private CountFlush $waiting;

	/**
	 * Remembers its parts.
	 *
	 * @param Widget     $widget  Our contact widget.
	 * @param CountFlush $waiting Calls that wait to be counted.
	 */
	public function __construct( Widget $widget, CountFlush $waiting ) {
		$this->widget  = $widget;
		$this->waiting = $waiting;
	}

	/**
	 * Registers the actions for visitors and logged-in users, and notes what the short way may count.
	 */
	public function register_actions(): void {
		if ( array() === CountPlan::refresh( $this->widget ) ) {
			return;
		}
		foreach ( array_keys( CountCall::ACTIONS ) as $action ) {
			add_action( 'wp_ajax_' . $action, array( $this, 'answer' ) );
			add_action( 'wp_ajax_nopriv_' . $action, array( $this, 'answer' ) );
		}
	}

	/**
	 * Full name of the table.
	 *
	 * @return string
	 */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hadaya_counts';
	}

	/**
	 * Makes the table.
	 */
	public static function create_table(): void {
		Tables::create(
			self::table(),
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			day date NOT NULL,
			widget varchar(20) NOT NULL DEFAULT \'\',
			channel varchar(40) NOT NULL DEFAULT \'\',
			views bigint(20) unsigned NOT NULL DEFAULT 0,
			clicks bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY day_widget_channel (day,widget,channel)'
		);
	}

	/**
	 * Keeps one call and answers `1`, as the replaced plugin does.
	 */
	public function answer(): void {
		nocache_headers();
		$entry = CountCall::entry( CountPlan::refresh( $this->widget ), CountPlan::languages() );
		if ( '' !== $entry ) {
			$this->waiting->keep( $entry );
		}
		$this->waiting->plan();
		wp_die( '1', '', array( 'response' => 200 ) );
	}
}
