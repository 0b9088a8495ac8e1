<?php
/**
 * Widgets that only administrators see.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a widget to administrators alone until its owner publishes it; everybody else gets the site as before.
 */
final class AdminsOnly {

	private Widget $widget;

	public function __construct( Widget $widget ) {
		$this->widget = $widget;
	}

	/**
	 * Keeps a page out of every cache that is made for one person, for some caches keep pages of people who are logged in: one with
	 * such a widget on it, and one whose rules ask who looks.
	 */
	public function keep_out_of_caches(): void {
		$shown = $this->widget->switched_on();
		$asked = is_user_logged_in() ? array_filter( array_column( $shown, 'pages' ), array( PageRules::class, 'ask_for_visitors' ) ) : array();
		if ( array() === $asked && array() === array_filter( array_column( $shown, 'admins_only' ) ) ) {
			return;
		}
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- The name that caching plugins agreed on.
		}
		nocache_headers();
	}
}
