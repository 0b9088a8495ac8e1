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
final class OwnerTexts {

	/**
	 * What a new widget says.
	 *
	 * @return string[]
	 */
	public static function fresh(): array {
		return array(
			'Contact widget' => __( 'Contact widget', 'hadaya' ),
			'Contact us' => __( 'Contact us', 'hadaya' ),
			'Hide' => __( 'Hide', 'hadaya' ),
			'Send' => __( 'Send', 'hadaya' ),
		);
	}

	/**
	 * Names of channels.
	 *
	 * @return string[]
	 */
	public static function channels(): array {
		return array(
			'WhatsApp' => __( 'WhatsApp', 'hadaya' ),
			'Phone' => __( 'Phone', 'hadaya' ),
			'SMS' => __( 'SMS', 'hadaya' ),
			'Email' => __( 'Email', 'hadaya' ),
			'Telegram' => __( 'Telegram', 'hadaya' ),
			'Instagram message' => __( 'Instagram message', 'hadaya' ),
			'Instagram' => __( 'Instagram', 'hadaya' ),
			'Messenger' => __( 'Messenger', 'hadaya' ),
			'X (Twitter)' => __( 'X (Twitter)', 'hadaya' ),
			'TikTok' => __( 'TikTok', 'hadaya' ),
			'Snapchat' => __( 'Snapchat', 'hadaya' ),
			'VK' => __( 'VK', 'hadaya' ),
			'Viber' => __( 'Viber', 'hadaya' ),
			'WeChat' => __( 'WeChat', 'hadaya' ),
			'Line' => __( 'Line', 'hadaya' ),
			'LinkedIn' => __( 'LinkedIn', 'hadaya' ),
			'Slack' => __( 'Slack', 'hadaya' ),
			'Discord' => __( 'Discord', 'hadaya' ),
			'Microsoft Teams' => __( 'Microsoft Teams', 'hadaya' ),
			'Map' => __( 'Map', 'hadaya' ),
			'Waze' => __( 'Waze', 'hadaya' ),
			'Link' => __( 'Link', 'hadaya' ),
		);
	}
}
