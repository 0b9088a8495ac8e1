<?php
/**
 * Our own contact widgets.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Provides our contact widgets, and adds them to pages of sites without a contact plugin.
 */
final class ContactWidgets {

	private Options $options;

	/** @var \Closure Gives the `PageIslands`, which only pages need. */
	private \Closure $page_islands;

	/** @var \Closure Gives the `Access`, which only a widget for administrators needs. */
	private \Closure $access;

	/** @var \Closure Gives the `PageContact`, which few pages need. */
	private \Closure $page_contact;

	/** @var \Closure Gives the `PageRules`, which a widget without rules does not need. */
	private \Closure $page_rules;

	public function __construct( Options $options, \Closure $page_islands, \Closure $access, \Closure $page_contact, \Closure $page_rules ) {
		$this->access       = $access;
		$this->page_contact = $page_contact;
		$this->page_rules   = $page_rules;
		$this->options      = $options;
		$this->page_islands = $page_islands;
	}

	/** @return list<Widget> All widgets, with texts in the page's language. */
	public function all(): array {
		return array_map( array( Widget::class, 'from_array' ), $this->options->widgets() );
	}

	/** Checks whether the site uses our widget: at least one is enabled for the current visitor, and no contact plugin is active. */
	public function is_active(): bool {
		return array() !== $this->switched_on();
	}

	/** @return list<Widget> The widgets that are enabled for the current visitor, if the site uses our widgets. */
	public function switched_on(): array {
		$is_ours = $this->options->is_island_on( 'contact-widget' ) && ! self::has_contact_plugin();
		return $is_ours ? array_values( array_filter( $this->all(), array( $this, 'allows' ) ) ) : array();
	}

	/**
	 * Checks whether a widget is enabled and, if it is only for administrators, whether the current user may see it.
	 *
	 * @param Widget $widget Widget.
	 */
	private function allows( Widget $widget ): bool {
		return $widget->is_enabled() && ( ! $widget->is_for_admins() || ( $this->access )()->is_allowed() );
	}

	/**
	 * Returns the enabled widget to which a request refers; null if there is none.
	 *
	 * @param string $given Public name as posted; empty for the first widget.
	 */
	public function find( string $given ): ?Widget {
		foreach ( $this->switched_on() as $widget ) {
			if ( ( '' === $given ? '0' : $given ) === $widget->public_id() ) {
				return $widget;
			}
		}
		return null;
	}

	/**
	 * Returns the widgets on this page. Visitors who are not logged in all get the same widgets, so the page may be cached; `keep_out_of_caches()`
	 * defines the exceptions.
	 *
	 * @return list<Widget>
	 */
	public function shown_here(): array {
		$is_here = fn ( Widget $widget ): bool => array() === $widget->pages() || ( $this->page_rules )()->allow( $widget->pages() );
		return $this->with_wishes( array_values( array_filter( $this->switched_on(), $is_here ) ) );
	}

	/**
	 * Returns the widgets with the current page's own settings applied. Few pages have such settings, so the code for them loads only when needed.
	 *
	 * @param list<Widget> $widgets Widgets.
	 * @return list<Widget>
	 */
	public function with_wishes( array $widgets ): array {
		$page       = get_queried_object();
		$has_wishes = $page instanceof \WP_Post && metadata_exists( 'post', $page->ID, '_hadaya_contact' );
		return $has_wishes ? ( $this->page_contact )()->apply( $widgets ) : $widgets;
	}

	/**
	 * Prevents caching of pages with a widget that only administrators see, or with rules that depend on the user, because some caches store pages of
	 * logged-in users.
	 */
	public function keep_out_of_caches(): void {
		$is_personal = static fn ( Widget $widget ): bool => $widget->is_for_admins() || PageRules::ask_for_visitors( $widget->pages() );
		if ( array() === array_filter( $this->switched_on(), $is_personal ) ) {
			return;
		}
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- A name shared by caching plugins.
		}
		nocache_headers();
	}

	/** Checks whether the contact plugin that we replace is active. */
	public static function has_contact_plugin(): bool {
		$found = defined( 'CHT_VERSION' ) || defined( 'CHT_FILE' ) || defined( 'CHT_PRO_VERSION' );
		/**
		 * Filters whether another plugin handles the contact widget's requests.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $found Whether Hadaya found such a plugin.
		 */
		return (bool) apply_filters( 'hadaya_has_contact_plugin', $found );
	}

	/**
	 * Checks whether visitors' messages arrive in our inbox. A contact plugin keeps its form's messages, but not quote requests.
	 */
	public function has_inbox(): bool {
		return ! self::has_contact_plugin() || $this->options->is_island_on( 'quote' );
	}

	/**
	 * Checks whether a widget shows a contact form: a custom form, or the shared form if that is enabled.
	 *
	 * @param Widget $widget Widget.
	 */
	public function has_form( Widget $widget ): bool {
		return $widget->offers_form() && ( $widget->has_own_form() || $this->options->form()['enabled'] );
	}

	/**
	 * Returns the public names of a widget's channels, including the form.
	 *
	 * @param Widget $widget Widget.
	 * @return string[]
	 */
	public function slugs( Widget $widget ): array {
		return array_merge( $widget->slugs(), $this->has_form( $widget ) ? array( 'Contact_Us' ) : array() );
	}

	/** Enqueues the island on a page with widgets. */
	public function enqueue(): void {
		if ( array() !== $this->shown_here() ) {
			( $this->page_islands )()->enqueue( 'contact-widget' );
		}
	}
}
