<?php
/**
 * Widgets that only administrators see.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a widget to administrators only until its owner publishes it; nothing changes for others.
 */
final class AdminsOnly {

	private Widget $widget;

	public function __construct( Widget $widget ) {
		$this->widget = $widget;
	}

	/**
	 * Prevents caching of personalised pages, because some caches store pages of logged-in users: pages with such a
	 * widget, and pages whose rules depend on the user.
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
