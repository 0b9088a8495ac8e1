<?php
/**
 * Counting endpoint for the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Http\RateLimits;
use Hadaya\Http\Visitor;
use Hadaya\Languages\Languages;
use Hadaya\Widgets\ContactWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to the totals the views and clicks that browsers report.
 */
final class CountEndpoint {

	/**
	 * Maximum counted requests per IP address and day. Many visitors on a mobile network share one address.
	 */
	const MOST = 300;

	/**
	 * AJAX actions, each with the column that it increments, and whether it counts for the widget or only for its channels.
	 */
	const ACTIONS = array(
		'update_chaty_widget_views'  => array( 'views', true ),
		'update_chaty_channel_views' => array( 'views', false ),
		'update_chaty_widget_click'  => array( 'clicks', true ),
		'update_chaty_channel_click' => array( 'clicks', false ),
	);

	private ContactWidgets $contact_widgets;
	private CountRequest $count_request;
	private Totals $totals;
	private Languages $languages;
	private RateLimits $rate_limits;
	private Visitor $visitor;

	public function __construct(
		ContactWidgets $contact_widgets,
		CountRequest $count_request,
		Totals $totals,
		Languages $languages,
		RateLimits $rate_limits,
		Visitor $visitor
	) {
		$this->count_request   = $count_request;
		$this->totals          = $totals;
		$this->languages       = $languages;
		$this->rate_limits     = $rate_limits;
		$this->visitor         = $visitor;
		$this->contact_widgets = $contact_widgets;
	}

	/**
	 * Counts a request from a page whose post type is already registered. Runs before WordPress registers its blocks, because registering them would
	 * take half the time of this request, the most frequent one in a shop.
	 */
	public function answer_early(): void {
		if ( $this->count_request->has_page() ) {
			$this->answer();
		}
	}

	/**
	 * Counts the current request and ends it, if the site uses our widget. Runs when WordPress has loaded, before `admin-ajax.php` loads the admin
	 * code.
	 */
	public function answer(): void {
		$action = isset( $_REQUEST['action'] ) && is_string( $_REQUEST['action'] ) ? $_REQUEST['action'] : ''; // phpcs:ignore WordPress.Security -- Only compared.
		if ( ! isset( self::ACTIONS[ $action ] ) || ! $this->contact_widgets->is_active() ) {
			return;
		}
		send_origin_headers();
		header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
		header( 'X-Robots-Tag: noindex' );
		send_nosniff_header();
		nocache_headers();
		$this->count( ...self::ACTIONS[ $action ] );
		wp_die( '1', '', array( 'response' => 200 ) );
	}

	/**
	 * Adds the request to the totals, unless its widget is unknown or its IP address is above the limit. The response is the same in all cases.
	 *
	 * @param string $column    Counted column, `views` or `clicks`.
	 * @param bool   $is_widget Whether to count for the widget or only for its channels.
	 */
	private function count( string $column, bool $is_widget ): void {
		$widget = $this->contact_widgets->find( $this->count_request->widget() );
		if ( null === $widget || ! $this->may_count() ) {
			return;
		}
		$languages = array_column( $this->languages->all(), 'tag', 'slug' );
		$channels  = $this->contact_widgets->slugs( $widget );
		$this->totals->add( (string) $widget->id(), $this->count_request->rows( $channels, $column, $is_widget, $languages ) );
	}

	/**
	 * Counts a request from the visitor's IP address, and checks whether the address is still within the limit.
	 *
	 * @return bool
	 */
	public function may_count(): bool {
		/**
		 * Filters how many views and clicks from one IP address are counted per day. 0 turns the limit off.
		 *
		 * @since 1.0.0
		 *
		 * @param int $most Limit.
		 */
		$most = (int) apply_filters( 'hadaya_count_limit', self::MOST );
		return $most <= 0 || 0 === $this->rate_limits->count( 'count', $this->visitor->address(), $most, DAY_IN_SECONDS );
	}
}
