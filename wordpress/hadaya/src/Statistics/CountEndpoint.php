<?php
/**
 * The counting calls of the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Http\RateLimits;
use Hadaya\Http\Visitor;
use Hadaya\Languages\Languages;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Answers the calls and adds them to the totals.
 */
final class CountEndpoint {

	/**
	 * Calls of one address that are counted within a day. Many visitors of a mobile network have one address.
	 */
	const MOST = 300;

	/**
	 * What each action counts: column, and whether of the widget or of its channels alone.
	 */
	const ACTIONS = array(
		'update_chaty_widget_views'  => array( 'views', true ),
		'update_chaty_channel_views' => array( 'views', false ),
		'update_chaty_widget_click'  => array( 'clicks', true ),
		'update_chaty_channel_click' => array( 'clicks', false ),
	);

	private Widget $widget;
	private CountRequest $count_request;
	private Totals $totals;
	private Languages $languages;
	private RateLimits $rate_limits;
	private Visitor $visitor;

	public function __construct(
		Widget $widget,
		CountRequest $count_request,
		Totals $totals,
		Languages $languages,
		RateLimits $rate_limits,
		Visitor $visitor
	) {
		$this->count_request = $count_request;
		$this->totals        = $totals;
		$this->languages     = $languages;
		$this->rate_limits   = $rate_limits;
		$this->visitor       = $visitor;
		$this->widget        = $widget;
	}

	/**
	 * Registers the actions for visitors and logged-in users.
	 */
	public function register_actions(): void {
		if ( ! $this->widget->is_active() ) {
			return;
		}
		foreach ( self::ACTIONS as $action => list( $column, $is_widget ) ) {
			$answer = function () use ( $column, $is_widget ): void {
				$this->answer( $column, $is_widget );
			};
			add_action( 'wp_ajax_' . $action, $answer );
			add_action( 'wp_ajax_nopriv_' . $action, $answer );
		}
	}

	/**
	 * Counts one call and answers `1`, as the replaced plugin does, also where an address has used up its calls.
	 *
	 * @param string $column    What is counted, `views` or `clicks`.
	 * @param bool   $is_widget Whether of the widget, or of its channels alone.
	 */
	private function answer( string $column, bool $is_widget ): void {
		nocache_headers();
		$widget = $this->count_request->widget( $this->widgets() );
		if ( null !== $widget && $this->may_count() ) {
			$languages = array_column( $this->languages->all(), 'tag', 'slug' );
			$this->totals->add( (string) $widget['id'], $this->count_request->rows( $widget['channels'], $column, $is_widget, $languages ) );
		}
		wp_die( '1', '', array( 'response' => 200 ) );
	}

	/**
	 * Whether the visitor's address has calls left.
	 *
	 * @return bool
	 */
	public function may_count(): bool {
		/**
		 * Views and clicks of one address that are counted within a day. 0 switches the limit off.
		 *
		 * @since 1.0.0
		 *
		 * @param int $most Limit.
		 */
		$most = (int) apply_filters( 'hadaya_count_limit', self::MOST );
		return $most <= 0 || 0 === $this->rate_limits->count( 'count', $this->visitor->address(), $most, DAY_IN_SECONDS );
	}

	/**
	 * Number and channels of each widget, by its public name.
	 *
	 * @return array[]
	 */
	private function widgets(): array {
		$widgets = array();
		foreach ( $this->widget->switched_on() as $shown ) {
			$widgets[ Widget::public_id( $shown ) ] = array(
				'id'       => $shown['id'],
				'channels' => $this->widget->channel_slugs( $shown ),
			);
		}
		return $widgets;
	}
}
