<?php
/**
 * A variation of a product, by WooCommerce's name.
 *
 * @package Hadaya
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's names.
defined( 'ABSPATH' ) || exit;

/**
 * What the stand-ins' variations are, as WooCommerce's own are.
 */
abstract class WC_Product_Variation extends WC_Product {}
