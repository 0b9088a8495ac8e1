<?php
/**
 * Our widgets on the page in view.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Assets\PageIslands;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the widgets that belong on the page in view, and puts the island and its settings there.
 */
final class PageWidgets {

	private Widget $widget;
	private Options $options;
	private PageIslands $tags;
	private Channels $channels;

	/**
	 * Gives the `PageContact`, which few pages need.
	 *
	 * @var \Closure
	 */
	private \Closure $page_contact;

	/**
	 * Gives the `PrintedWidgets`, which a page without a widget does not need.
	 *
	 * @var \Closure
	 */
	private \Closure $printed_widgets;

	/**
	 * Gives the `PageRules`, which a widget without rules does not need.
	 *
	 * @var \Closure
	 */
	private \Closure $page_rules;

	public function __construct(
		Widget $widget,
		Options $options,
		PageIslands $tags,
		Channels $channels,
		\Closure $page_contact,
		\Closure $printed_widgets,
		\Closure $page_rules
	) {
		$this->widget          = $widget;
		$this->options         = $options;
		$this->tags            = $tags;
		$this->channels        = $channels;
		$this->page_contact    = $page_contact;
		$this->printed_widgets = $printed_widgets;
		$this->page_rules      = $page_rules;
	}

	/**
	 * The widgets that belong on this page. They are the same for every visitor who is not logged in, so pages may lie in a cache;
	 * `AdminsOnly` says when one may not.
	 *
	 * @return array[]
	 */
	public function shown_here(): array {
		$shown = array_filter(
			$this->widget->switched_on(),
			function ( $widget ) {
				return array() === $widget['pages'] || ( $this->page_rules )()->allow( $widget['pages'] );
			}
		);
		return $this->with_wishes( array_values( $shown ) );
	}

	/**
	 * Widgets with what the page in view wishes for itself. Few pages do.
	 *
	 * @param array[] $widgets Widgets.
	 * @return array[]
	 */
	private function with_wishes( array $widgets ): array {
		$page       = get_queried_object();
		$has_wishes = $page instanceof \WP_Post && metadata_exists( 'post', $page->ID, '_hadaya_contact' );
		return $has_wishes ? ( $this->page_contact )()->apply( $widgets ) : $widgets;
	}

	/**
	 * Puts the island on a page with widgets.
	 */
	public function enqueue(): void {
		if ( array() !== $this->shown_here() ) {
			$this->tags->enqueue( 'contact-widget' );
		}
	}

	/**
	 * Writes the widgets of this page, and what stands behind them, into its settings.
	 *
	 * @param array<string, mixed> $settings Settings by island.
	 * @return array<string, mixed>
	 */
	public function add_page_settings( $settings ): array {
		$widgets = $this->widget->switched_on();
		if ( array() === $widgets ) {
			return $settings;
		}
		$contact = isset( $settings['contact'] ) && is_array( $settings['contact'] ) ? $settings['contact'] : array();
		$common  = $this->options->common();
		$own     = array( 'refreshToken' => true );
		if ( self::any_has( $widgets, 'hours' ) ) {
			$own['hoursMode'] = $common['outside'];
		}
		if ( self::any_has( $widgets, 'countries' ) ) {
			$own['countryFallback'] = $common['unknown'];
		}
		if ( ! $common['drafts'] ) {
			$own['keepDraft'] = false;
		}
		if ( 'any' === $common['trigger_mode'] ) {
			$own['triggerMode'] = 'any';
		}
		if ( self::any_has_people( $widgets ) ) {
			$own += array_filter( array( 'agentHours' => WorkingHours::hours( $this->channels, $widgets, $common ) ) );
		}
		$shown = $this->shown_here();
		if ( array() !== $shown ) {
			$own += ( $this->printed_widgets )()->settings( $shown );
		}
		$settings['contact'] = array_merge( $own, $contact );
		return $settings;
	}

	/**
	 * Whether people stand behind a channel of one of the widgets.
	 *
	 * @param array[] $widgets Widgets.
	 * @return bool
	 */
	private static function any_has_people( array $widgets ): bool {
		foreach ( $widgets as $widget ) {
			if ( array() !== array_filter( array_column( $widget['channels'], 'agents' ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether one of the widgets has a group switched on.
	 *
	 * @param array[] $widgets Widgets.
	 * @param string  $group   Group.
	 * @return bool
	 */
	private static function any_has( array $widgets, string $group ): bool {
		return in_array( true, array_column( array_column( $widgets, $group ), 'enabled' ), true );
	}
}
