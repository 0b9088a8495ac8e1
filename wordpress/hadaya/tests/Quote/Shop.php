<?php
/**
 * A shop without WooCommerce.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

/**
 * What the stand-ins for WooCommerce's functions answer from: products by number, each a list of what is not as usual.
 */
final class Shop {

	/** @var array[] */
	public static array $products = array();

	/**
	 * Terms of products: category slugs by number.
	 *
	 * @var array[]
	 */
	public static array $categories = array();

	/**
	 * Whether the nonce is right.
	 *
	 * @var bool
	 */
	public static bool $is_genuine = true;

	/**
	 * Meta of posts, by number and key.
	 *
	 * @var array[]
	 */
	public static array $meta = array();

	/**
	 * Orders that were made.
	 *
	 * @var \WC_Order[]
	 */
	public static array $orders = array();

	/**
	 * Why no order can be made; empty where one can.
	 *
	 * @var string
	 */
	public static string $order_fault = '';

	/**
	 * Mails that went out: to whom, subject and text.
	 *
	 * @var array[]
	 */
	public static array $mails = array();

	/**
	 * Notes of leads.
	 *
	 * @var string[]
	 */
	public static array $notes = array();

	/**
	 * What WooCommerce's log has.
	 *
	 * @var string[]
	 */
	public static array $log = array();
}

require_once __DIR__ . '/functions.php';
