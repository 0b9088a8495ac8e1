<?php
/**
 * A variation of a product, by WooCommerce's name.
 *
 * @package Hadaya
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's names.
defined( 'ABSPATH' ) || exit;

/**
 * Base class of the stand-ins' variations, like WooCommerce's.
 */
abstract class WC_Product_Variation extends WC_Product {}
