<?php
/**
 * Page rules of Click to Chat.
 *
 * @package Hadaya
 */

namespace Hadaya\ClickToChat;

use Hadaya\Move\MoveNotes;
use Hadaya\Move\PageKinds;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Converts Click to Chat's "Display Settings": the button is shown everywhere except on some pages, or only on some
 * pages.
 */
final class ClickToChatPages {

	/**
	 * Maps Click to Chat's page kinds to Hadaya's.
	 */
	const KINDS = array(
		'home'               => array( 'front', 'blog' ),
		'woo_product'        => array( 'product' ),
		'woo_shop'           => array( 'shop' ),
		'woo_cart'           => array( 'cart' ),
		'woo_checkout'       => array( 'checkout' ),
		'woo_order_received' => array( 'thanks' ),
		'woo_account'        => array( 'account' ),
	);

	/**
	 * Stored settings other than page kinds.
	 */
	const OTHERS = array( 'global_display', 'show_hide', 'list_hideon_pages', 'list_hideon_cat', 'list_showon_pages', 'list_showon_cat' );

	private PageKinds $page_kinds;

	public function __construct( PageKinds $page_kinds ) {
		$this->page_kinds = $page_kinds;
	}

	/**
	 * Checks whether the button is shown on pages without a setting of their own.
	 *
	 * @param array<string, mixed> $chat Settings of the chat.
	 * @return bool
	 */
	public static function is_shown( array $chat ): bool {
		return 'hide' !== StoredValue::text_of( self::given( $chat ), 'global_display' );
	}

	/**
	 * Converts the settings of page kinds and single pages to page rules. Notes page kinds and categories that Hadaya does not support.
	 *
	 * @param array<string, mixed> $chat  Settings of the chat.
	 * @param MoveNotes            $notes Receives notes on settings that cannot be moved.
	 * @return list<array{show: string, rule: string, value?: string, post?: string}>
	 */
	public function read( array $chat, MoveNotes $notes ): array {
		$given    = self::given( $chat );
		$all      = self::is_shown( $chat );
		$expected = $all ? 'hide' : 'show';
		$kinds    = array();
		$unknown  = array();
		foreach ( array_diff( array_keys( $given ), self::OTHERS ) as $name ) {
			if ( StoredValue::text_of( $given, (string) $name ) !== $expected ) {
				continue;
			}
			if ( isset( self::KINDS[ $name ] ) ) {
				$kinds += array_fill_keys( self::KINDS[ $name ], ! $all );
			} else {
				$unknown[] = str_replace( '_', ' ', (string) $name );
			}
		}
		$lists   = $given + $chat;
		$unknown = array_merge( $unknown, self::entries( $lists, 'list_' . $expected . 'on_cat' ) );
		$this->page_kinds->leave( $unknown, $notes );
		$posts = array_filter( self::entries( $lists, 'list_' . $expected . 'on_pages' ), 'ctype_digit' );
		return $this->page_kinds->rules( $all, self::with_thanks( $kinds, $all ), array_map( 'intval', $posts ), $notes );
	}

	/**
	 * Returns the stored settings for pages; empty if there are none.
	 *
	 * @param array<string, mixed> $chat Settings of the chat.
	 * @return array<int|string, mixed>
	 */
	private static function given( array $chat ): array {
		return isset( $chat['display'] ) && is_array( $chat['display'] ) ? $chat['display'] : array();
	}

	/**
	 * Adds the default for the checkout and the order-received page if they have no setting, because Click to Chat does not treat the order-received
	 * page as part of the checkout.
	 *
	 * @param bool[] $kinds Whether the button is shown, for each page kind that has a setting.
	 * @param bool   $all   Whether the button is shown by default.
	 * @return bool[]
	 */
	private static function with_thanks( array $kinds, bool $all ): array {
		return $kinds + array(
			'checkout' => $all,
			'thanks'   => $all,
		);
	}

	/**
	 * Returns the trimmed, non-empty entries of a comma-separated list, up to `StoredValue::MOST`.
	 *
	 * @param array<int|string, mixed> $lists Lists, each as comma-separated text.
	 * @param string                   $name  Name of the list.
	 * @return string[]
	 */
	private static function entries( array $lists, string $name ): array {
		$entries = array_map( 'trim', explode( ',', StoredValue::text_of( $lists, $name ) ) );
		return array_slice( array_values( array_filter( $entries, 'strlen' ) ), 0, StoredValue::MOST );
	}
}
