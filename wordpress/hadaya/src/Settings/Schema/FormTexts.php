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
final class FormTexts {

	/**
	 * What the fields of the form and of all widgets say.
	 *
	 * @return string[]
	 */
	public static function all(): array {
		return array(
			'Count views and clicks' => __( 'Count views and clicks', 'hadaya' ),
			'Saves daily totals only. No visitor is recorded.' => __( 'Saves daily totals only. No visitor is recorded.', 'hadaya' ),
			'Keep unsent messages in the visitor’s browser tab' => __( 'Keep unsent messages in the visitor’s browser tab', 'hadaya' ),
			'Outside opening hours' => __( 'Outside opening hours', 'hadaya' ),
			'Trigger conditions' => __( 'Trigger conditions', 'hadaya' ),
			'Applies to delay, scroll depth and exit intent.' => __( 'Applies to delay, scroll depth and exit intent.', 'hadaya' ),
			'Unknown country' => __( 'Unknown country', 'hadaya' ),
			'The visitor’s browser gets the country from Cloudflare, after consent if your shop asks for it.' => __( 'The visitor’s browser gets the country from Cloudflare, after consent if your shop asks for it.', 'hadaya' ),
			'Unavailable agents' => __( 'Unavailable agents', 'hadaya' ),
			'When nobody is available' => __( 'When nobody is available', 'hadaya' ),
			'Time zone of working hours' => __( 'Time zone of working hours', 'hadaya' ),
			'Enable the contact form' => __( 'Enable the contact form', 'hadaya' ),
			'Title' => __( 'Title', 'hadaya' ),
			'Fields' => __( 'Fields', 'hadaya' ),
			'Add field' => __( 'Add field', 'hadaya' ),
			'Type' => __( 'Type', 'hadaya' ),
			'Label' => __( 'Label', 'hadaya' ),
			'Leave empty for the default label.' => __( 'Leave empty for the default label.', 'hadaya' ),
			'Required' => __( 'Required', 'hadaya' ),
			'Options' => __( 'Options', 'hadaya' ),
			'One option per line.' => __( 'One option per line.', 'hadaya' ),
			'Button text' => __( 'Button text', 'hadaya' ),
		);
	}
}
