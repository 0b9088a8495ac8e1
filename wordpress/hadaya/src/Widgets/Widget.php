<?php
/**
 * Our own contact widgets.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Assets\PageIslands;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Manages our contact widgets and adds them to pages of sites without a contact plugin.
 *
 * @phpstan-import-type WidgetSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class Widget {

	/**
	 * Nonce action; the widget's index is appended, and that of the first is empty.
	 */
	const NONCE_ACTION = 'chaty_widget_nonce';

	/**
	 * AJAX action that returns a fresh nonce.
	 */
	const TOKEN_ACTION = 'hadaya_fresh_nonce';

	private Options $options;
	private PageIslands $tags;

	/** @var \Closure Gives the `Access`, which only a widget for administrators needs. */
	private \Closure $access;

	/** @var \Closure Gives the `PageContact`, which few pages need. */
	private \Closure $page_contact;

	/** @var \Closure Gives the `PageRules`, which a widget without rules does not need. */
	private \Closure $page_rules;

	public function __construct(
		Options $options,
		PageIslands $tags,
		\Closure $access,
		\Closure $page_contact,
		\Closure $page_rules
	) {
		$this->access       = $access;
		$this->page_contact = $page_contact;
		$this->page_rules   = $page_rules;
		$this->options      = $options;
		$this->tags         = $tags;
	}

	/**
	 * Checks whether our widget is the site's contact widget: one is enabled, and there is no contact plugin.
	 *
	 * @return bool
	 */
	public function is_active(): bool {
		return array() !== $this->switched_on();
	}

	/**
	 * The widgets that are enabled for the current visitor, if ours are the site's.
	 *
	 * @return list<WidgetSettings>
	 */
	public function switched_on(): array {
		$is_ours = $this->options->is_island_on( 'contact-widget' ) && ! self::has_contact_plugin();
		return $is_ours ? array_values( array_filter( $this->options->widgets(), array( $this, 'allows' ) ) ) : array();
	}

	/**
	 * Checks whether a widget is enabled for the current visitor.
	 *
	 * @param WidgetSettings $widget Settings of the widget.
	 * @return bool
	 */
	private function allows( array $widget ): bool {
		return self::is_on( $widget ) && ( empty( $widget['admins_only'] ) || ( $this->access )()->is_allowed() );
	}

	/**
	 * Checks whether a widget is switched on.
	 *
	 * @param WidgetSettings $widget Settings of the widget.
	 * @return bool
	 */
	public static function is_on( array $widget ): bool {
		return ! empty( $widget['enabled'] );
	}

	/**
	 * The widgets of this page. They are the same for all visitors who are not logged in, so the page may be cached;
	 * `AdminsOnly` handles the exceptions.
	 *
	 * @return list<WidgetSettings>
	 */
	public function shown_here(): array {
		$shown = array_filter(
			$this->switched_on(),
			function ( $widget ) {
				return array() === $widget['pages'] || ( $this->page_rules )()->allow( $widget['pages'] );
			}
		);
		return $this->with_wishes( array_values( $shown ) );
	}

	/**
	 * Widgets with the current page's own settings applied, which few pages have.
	 *
	 * @param list<WidgetSettings> $widgets Widgets.
	 * @return list<WidgetSettings>
	 */
	public function with_wishes( array $widgets ): array {
		$page       = get_queried_object();
		$has_wishes = $page instanceof \WP_Post && metadata_exists( 'post', $page->ID, '_hadaya_contact' );
		return $has_wishes ? ( $this->page_contact )()->apply( $widgets ) : $widgets;
	}

	/**
	 * The suffix of a widget's nonce action: empty for the first.
	 *
	 * @param WidgetSettings $widget Settings of the widget.
	 * @return string
	 */
	public static function index( array $widget ): string {
		return 0 === $widget['id'] ? '' : '_' . $widget['id'];
	}

	/**
	 * Checks whether the contact plugin that we replace is active.
	 *
	 * @return bool
	 */
	public static function has_contact_plugin(): bool {
		$found = defined( 'CHT_VERSION' ) || defined( 'CHT_FILE' ) || defined( 'CHT_PRO_VERSION' );
		/**
		 * Whether another plugin answers the contact widget's calls.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $found Whether we found one.
		 */
		return (bool) apply_filters( 'hadaya_has_contact_plugin', $found );
	}

	/**
	 * Whether visitors' messages come to our inbox: a contact plugin keeps those of its form, but not quote requests.
	 *
	 * @return bool
	 */
	public function has_inbox(): bool {
		return ! self::has_contact_plugin() || $this->options->is_island_on( 'quote' );
	}

	/**
	 * Checks whether a widget offers the form.
	 *
	 * @param WidgetSettings $widget Settings of the widget.
	 * @return bool
	 */
	public function has_form( array $widget ): bool {
		return $widget['form'] && ( $widget['own_form'] || $this->options->form()['enabled'] );
	}

	/**
	 * Enqueues the island on a page with widgets.
	 */
	public function enqueue(): void {
		if ( array() !== $this->shown_here() ) {
			$this->tags->enqueue( 'contact-widget' );
		}
	}
}
