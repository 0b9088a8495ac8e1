<?php
/**
 * A product, by WooCommerce's name.
 *
 * @package Hadaya
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's names.
defined( 'ABSPATH' ) || exit;

/**
 * What the stand-ins' products are, as WooCommerce's own are.
 */
abstract class WC_Product {}
