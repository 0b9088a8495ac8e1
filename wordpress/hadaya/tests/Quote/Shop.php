<?php
/**
 * A shop without WooCommerce.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Quote;

/**
 * Data for the WooCommerce stand-ins. Products are keyed by id; each contains only its deviations from the default.
 */
final class Shop {

	/** @var array[] */
	public static array $products = array();

	/**
	 * Category slugs by product id.
	 *
	 * @var array[]
	 */
	public static array $categories = array();

	/**
	 * True if the nonce `right` is valid; any other nonce is always invalid.
	 *
	 * @var bool
	 */
	public static bool $is_genuine = true;

	/**
	 * Post meta by id and key.
	 *
	 * @var array[]
	 */
	public static array $meta = array();

	/**
	 * Orders that the tested code has created.
	 *
	 * @var \WC_Order[]
	 */
	public static array $orders = array();

	/**
	 * Reason why orders cannot be created; empty if they can.
	 *
	 * @var string
	 */
	public static string $order_fault = '';

	/**
	 * Sent emails: recipient, subject and text.
	 *
	 * @var array[]
	 */
	public static array $mails = array();

	/**
	 * Notes that the tested code has added to leads.
	 *
	 * @var string[]
	 */
	public static array $notes = array();

	/**
	 * Errors that the tested code has written to WooCommerce's log.
	 *
	 * @var string[]
	 */
	public static array $log = array();
}

require_once __DIR__ . '/functions.php';
