<?php
/**
 * A stand-in for a product, under WooCommerce's class name.
 *
 * @package Hadaya
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's names.
defined( 'ABSPATH' ) || exit;

/**
 * Base class for the product stand-ins, like WooCommerce's.
 */
abstract class WC_Product {}
