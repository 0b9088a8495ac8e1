<?php
/**
 * Page rules of Joinchat.
 *
 * @package Hadaya
 */

namespace Hadaya\Joinchat;

use Hadaya\Move\MoveNotes;
use Hadaya\Move\PageKinds;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Converts Joinchat's "Visibility": the value of each page kind is `yes`, `no`, or inherited from the kind's parent.
 */
final class JoinchatPages {

	/**
	 * Maps Joinchat's page kinds to Hadaya's.
	 */
	const KINDS = array(
		'front_page' => 'front',
		'blog_page'  => 'blog',
	);

	/**
	 * Maps the children of Joinchat's kind `woocommerce` to Hadaya's page kinds.
	 */
	const SHOP_KINDS = array(
		'product'      => 'product',
		'cart'         => 'cart',
		'checkout'     => 'checkout',
		'thankyou'     => 'thanks',
		'account_page' => 'account',
	);

	private PageKinds $page_kinds;

	public function __construct( PageKinds $page_kinds ) {
		$this->page_kinds = $page_kinds;
	}

	/**
	 * Checks whether Joinchat shows its button on page kinds without a setting of their own.
	 *
	 * @param array<int|string, mixed> $given Joinchat's visibility setting.
	 * @return bool
	 */
	public static function is_shown( array $given ): bool {
		return 'no' !== StoredValue::text_of( $given, 'all' );
	}

	/**
	 * Converts the visibility of page kinds to page rules. Notes page kinds that Hadaya does not support.
	 *
	 * @param array<int|string, mixed> $given Joinchat's visibility setting.
	 * @param MoveNotes                $notes Receives notes on settings that cannot be moved.
	 * @return list<array{show: string, rule: string, value?: string, post?: string}>
	 */
	public function read( array $given, MoveNotes $notes ): array {
		$all  = self::is_shown( $given );
		$shop = self::choice( $given, 'woocommerce', $all );
		$made = array(
			'category' => $shop,
			'shop'     => $shop,
		);
		foreach ( self::KINDS as $name => $kind ) {
			$made[ $kind ] = self::choice( $given, $name, $all );
		}
		foreach ( self::SHOP_KINDS as $name => $kind ) {
			$made[ $kind ] = self::choice( $given, $name, $shop );
		}
		$unknown = array();
		foreach ( array_keys( array_diff_key( $given, self::KINDS, self::SHOP_KINDS, array( 'all' => '', 'woocommerce' => '' ) ) ) as $name ) {
			if ( self::choice( $given, (string) $name, $all ) !== $all ) {
				$unknown[] = str_replace( '_', ' ', (string) $name );
			}
		}
		$this->page_kinds->leave( $unknown, $notes );
		return $this->page_kinds->rules( $all, $made, array(), $notes );
	}

	/**
	 * Returns whether the button is shown on a page kind; the parent kind's value if the kind has no setting of its own.
	 *
	 * @param array<int|string, mixed> $given Joinchat's visibility setting.
	 * @param string                   $name  Joinchat's name for the kind of page.
	 * @param bool                     $above Whether the button is shown on the parent kind.
	 * @return bool
	 */
	private static function choice( array $given, string $name, bool $above ): bool {
		$choice = StoredValue::text_of( $given, $name );
		return in_array( $choice, array( 'yes', 'no' ), true ) ? 'yes' === $choice : $above;
	}
}
