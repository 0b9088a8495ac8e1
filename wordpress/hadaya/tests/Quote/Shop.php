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
}

require_once __DIR__ . '/functions.php';
