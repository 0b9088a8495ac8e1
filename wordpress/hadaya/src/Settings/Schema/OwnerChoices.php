<?php
/**
 * Texts of the fields of a contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Made by `npx -y pnpm@12 run docs:reference` from `packages/contact-widget/src/owner`: change that. Texts in the site's
 * language, by the English ones of `owner.json`.
 */
final class OwnerChoices {

	/**
	 * What choices say.
	 *
	 * @return string[]
	 */
	public static function all(): array {
		return array(
			'As listed' => __( 'As listed', 'hadaya' ),
			'Random agent first' => __( 'Random agent first', 'hadaya' ),
			'Rotating: a different agent first every minute' => __( 'Rotating: a different agent first every minute', 'hadaya' ),
			'Sunday' => __( 'Sunday', 'hadaya' ),
			'Monday' => __( 'Monday', 'hadaya' ),
			'Tuesday' => __( 'Tuesday', 'hadaya' ),
			'Wednesday' => __( 'Wednesday', 'hadaya' ),
			'Thursday' => __( 'Thursday', 'hadaya' ),
			'Friday' => __( 'Friday', 'hadaya' ),
			'Saturday' => __( 'Saturday', 'hadaya' ),
			'Right' => __( 'Right', 'hadaya' ),
			'Left' => __( 'Left', 'hadaya' ),
			'On click' => __( 'On click', 'hadaya' ),
			'On hover' => __( 'On hover', 'hadaya' ),
			'On page load' => __( 'On page load', 'hadaya' ),
			'Mobile and desktop' => __( 'Mobile and desktop', 'hadaya' ),
			'Mobile only' => __( 'Mobile only', 'hadaya' ),
			'Desktop only' => __( 'Desktop only', 'hadaya' ),
			'Show the widget' => __( 'Show the widget', 'hadaya' ),
			'Hide the widget' => __( 'Hide the widget', 'hadaya' ),
			'URL contains' => __( 'URL contains', 'hadaya' ),
			'URL starts with' => __( 'URL starts with', 'hadaya' ),
			'URL ends with' => __( 'URL ends with', 'hadaya' ),
			'URL is' => __( 'URL is', 'hadaya' ),
			'Front page' => __( 'Front page', 'hadaya' ),
			'Specific page, post or product' => __( 'Specific page, post or product', 'hadaya' ),
			'Single product pages' => __( 'Single product pages', 'hadaya' ),
			'Product category pages' => __( 'Product category pages', 'hadaya' ),
			'Tag archive and tagged content' => __( 'Tag archive and tagged content', 'hadaya' ),
			'Page language' => __( 'Page language', 'hadaya' ),
			'Logged-in visitors' => __( 'Logged-in visitors', 'hadaya' ),
			'Visitor role' => __( 'Visitor role', 'hadaya' ),
			'Items in the cart' => __( 'Items in the cart', 'hadaya' ),
			'Speech bubble' => __( 'Speech bubble', 'hadaya' ),
			'Smiling bubble' => __( 'Smiling bubble', 'hadaya' ),
			'Round bubble' => __( 'Round bubble', 'hadaya' ),
			'Two bubbles' => __( 'Two bubbles', 'hadaya' ),
			'Custom image' => __( 'Custom image', 'hadaya' ),
			'Hadaya' => __( 'Hadaya', 'hadaya' ),
			'Like Chaty' => __( 'Like Chaty', 'hadaya' ),
			'Light' => __( 'Light', 'hadaya' ),
			'Same as the visitor’s device' => __( 'Same as the visitor’s device', 'hadaya' ),
			'Dark' => __( 'Dark', 'hadaya' ),
			'Card with names' => __( 'Card with names', 'hadaya' ),
			'Vertical icons' => __( 'Vertical icons', 'hadaya' ),
			'Horizontal icons' => __( 'Horizontal icons', 'hadaya' ),
			'Not shown' => __( 'Not shown', 'hadaya' ),
			'Within minutes' => __( 'Within minutes', 'hadaya' ),
			'Within an hour' => __( 'Within an hour', 'hadaya' ),
			'Within a day' => __( 'Within a day', 'hadaya' ),
			'None' => __( 'None', 'hadaya' ),
			'Shine' => __( 'Shine', 'hadaya' ),
			'Spin' => __( 'Spin', 'hadaya' ),
			'Pulse' => __( 'Pulse', 'hadaya' ),
			'Pulsing icon' => __( 'Pulsing icon', 'hadaya' ),
			'Jump' => __( 'Jump', 'hadaya' ),
			'Wobble' => __( 'Wobble', 'hadaya' ),
			'Blink' => __( 'Blink', 'hadaya' ),
			'Float' => __( 'Float', 'hadaya' ),
			'Fade' => __( 'Fade', 'hadaya' ),
			'Ripple' => __( 'Ripple', 'hadaya' ),
			'Direct visits' => __( 'Direct visits', 'hadaya' ),
			'Search engines' => __( 'Search engines', 'hadaya' ),
			'Social networks' => __( 'Social networks', 'hadaya' ),
			'Google Ads' => __( 'Google Ads', 'hadaya' ),
			'Other sites and campaigns' => __( 'Other sites and campaigns', 'hadaya' ),
			'Keep showing, with the time you are back' => __( 'Keep showing, with the time you are back', 'hadaya' ),
			'All conditions must be met' => __( 'All conditions must be met', 'hadaya' ),
			'Any condition is enough' => __( 'Any condition is enough', 'hadaya' ),
			'Keep showing, with the time they are back' => __( 'Keep showing, with the time they are back', 'hadaya' ),
			'Hide' => __( 'Hide', 'hadaya' ),
			'Show the list of agents' => __( 'Show the list of agents', 'hadaya' ),
			'Show the contact form' => __( 'Show the contact form', 'hadaya' ),
			'Name' => __( 'Name', 'hadaya' ),
			'Message' => __( 'Message', 'hadaya' ),
			'Single-line text' => __( 'Single-line text', 'hadaya' ),
			'Multi-line text' => __( 'Multi-line text', 'hadaya' ),
			'Number' => __( 'Number', 'hadaya' ),
			'Date' => __( 'Date', 'hadaya' ),
			'URL' => __( 'URL', 'hadaya' ),
			'Dropdown' => __( 'Dropdown', 'hadaya' ),
			'File upload' => __( 'File upload', 'hadaya' ),
			'Text block' => __( 'Text block', 'hadaya' ),
		);
	}
}
