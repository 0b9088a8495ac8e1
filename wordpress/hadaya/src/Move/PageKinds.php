<?php
/**
 * Page rules created by a move.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

defined( 'ABSPATH' ) || exit;

/**
 * Converts another plugin's switches for page kinds to page rules.
 */
final class PageKinds {

	/**
	 * Options that store page ids, keyed by page kind, for the kinds that consist of a single page.
	 */
	const PAGES = array(
		'blog'     => 'page_for_posts',
		'cart'     => 'woocommerce_cart_page_id',
		'checkout' => 'woocommerce_checkout_page_id',
		'account'  => 'woocommerce_myaccount_page_id',
	);

	private PluginData $plugin_data;

	public function __construct( PluginData $plugin_data ) {
		$this->plugin_data = $plugin_data;
	}

	/**
	 * Returns page rules for the page kinds and the pages whose setting differs from the default.
	 *
	 * @param bool      $is_shown Whether the widget is shown on page kinds without a setting.
	 * @param bool[]    $kinds    Whether the widget is shown, keyed by page kind: `front`, `product`, `category`, `shop`, `thanks`, and the keys of
	 * `PAGES`.
	 * @param int[]     $posts    Ids of pages whose setting is the opposite of the default.
	 * @param MoveNotes $notes    Receives notes on what cannot be moved.
	 * @return list<array{show: string, rule: string, value?: string, post?: string}>
	 */
	public function rules( bool $is_shown, array $kinds, array $posts, MoveNotes $notes ): array {
		$rules = array();
		foreach ( $kinds as $kind => $value ) {
			if ( $value === $is_shown || 'thanks' === $kind ) {
				continue;
			}
			$rule = $this->rule( $kind );
			if ( array() !== $rule ) {
				$rules[] = array( 'show' => $value ? 'show' : 'hide' ) + $rule;
			}
		}
		foreach ( array_slice( $posts, 0, StoredValue::MOST - 10 ) as $post ) {
			$rules[] = array(
				'show' => $is_shown ? 'hide' : 'show',
				'rule' => 'post',
				'post' => (string) $post,
			);
		}
		return array_merge( $rules, $this->thanks( $kinds, $notes ) );
	}

	/**
	 * Returns the rule for a page kind, without its action; empty if this site has no such page.
	 *
	 * @param string $kind Kind.
	 * @return array{rule?: string, value?: string, post?: string}
	 */
	private function rule( string $kind ): array {
		if ( isset( self::PAGES[ $kind ] ) ) {
			$page = StoredValue::number( $this->plugin_data->read( self::PAGES[ $kind ] ) );
			return $page > 0 ? array(
				'rule' => 'post',
				'post' => (string) $page,
			) : array();
		}
		if ( 'shop' === $kind ) {
			$page = StoredValue::number( $this->plugin_data->read( 'woocommerce_shop_page_id' ) );
			$path = $page > 0 ? (string) wp_parse_url( (string) get_permalink( $page ), PHP_URL_PATH ) : '';
			return '' === trim( $path, '/' ) ? array() : array(
				'rule'  => 'exact',
				'value' => $path,
			);
		}
		return array( 'rule' => $kind );
	}

	/**
	 * Returns the rule that hides the widget on the order-received page but not at checkout; empty if it is not needed. The reverse is impossible and
	 * is noted, because the page's URL starts with the checkout page's URL.
	 *
	 * @param bool[]    $kinds Whether the widget is shown, by kind.
	 * @param MoveNotes $notes Receives notes on what cannot be moved.
	 * @return list<array{show: string, rule: string, value?: string, post?: string}>
	 */
	private function thanks( array $kinds, MoveNotes $notes ): array {
		$checkout = ! isset( $kinds['checkout'] ) || $kinds['checkout'];
		$thanks   = isset( $kinds['thanks'] ) ? $kinds['thanks'] : $checkout;
		if ( $thanks && ! $checkout ) {
			$notes->leave(
				__( 'Order confirmation page', 'hadaya' ),
				__( 'This page is part of checkout, where the widget is hidden.', 'hadaya' )
			);
		}
		return $thanks || ! $checkout ? array() : array(
			array(
				'show'  => 'hide',
				'rule'  => 'contains',
				'value' => '/order-received/',
			),
		);
	}

	/**
	 * Notes the page kinds that our rules cannot express.
	 *
	 * @param string[]  $names Their names.
	 * @param MoveNotes $notes Receives the notes.
	 */
	public function leave( array $names, MoveNotes $notes ): void {
		if ( array() !== $names ) {
			$notes->leave(
				__( 'Pages', 'hadaya' ),
				__( 'Hadaya does not support this rule. Check which pages the widget appears on.', 'hadaya' ),
				implode( ', ', $names )
			);
		}
	}

	/**
	 * Notes up to 100 pages that have their own settings in the other plugin, because the owner has to enter these settings again.
	 *
	 * @param string    $meta  Meta key of the plugin.
	 * @param MoveNotes $notes Receives the notes.
	 */
	public function leave_own( string $meta, MoveNotes $notes ): void {
		$found = get_posts(
			array(
				'post_type'   => 'any',
				'post_status' => 'any',
				'numberposts' => StoredValue::MOST,
				'meta_key'    => $meta, // phpcs:ignore WordPress.DB.SlowDBQuery -- Queried once, by an administrator during a move.
			)
		);
		if ( array() !== $found ) {
			$notes->leave(
				__( 'Pages with custom settings', 'hadaya' ),
				__( 'Edit each of these pages and enter its settings in the “Contact widget” box.', 'hadaya' ),
				implode( ', ', wp_list_pluck( $found, 'post_title' ) )
			);
		}
	}
}
