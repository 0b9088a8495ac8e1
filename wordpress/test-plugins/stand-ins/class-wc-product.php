<?php
/**
 * A product, by WooCommerce's name.
 *
 * @package Hadaya
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's names.
defined( 'ABSPATH' ) || exit;

/**
 * Base class of the stand-ins' products, like WooCommerce's.
 */
abstract class WC_Product {}
