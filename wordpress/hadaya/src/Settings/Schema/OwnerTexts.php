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
	 * What fields say.
	 *
	 * @return string[]
	 */
	public static function fields(): array {
		return array(
			'Widget name' => __( 'Widget name', 'hadaya' ),
			'Only you see this name.' => __( 'Only you see this name.', 'hadaya' ),
			'Show the contact widget' => __( 'Show the contact widget', 'hadaya' ),
			'Show only to administrators' => __( 'Show only to administrators', 'hadaya' ),
			'Channels' => __( 'Channels', 'hadaya' ),
			'Add channel' => __( 'Add channel', 'hadaya' ),
			'Channel' => __( 'Channel', 'hadaya' ),
			'Number, link or username' => __( 'Number, link or username', 'hadaya' ),
			'QR code image' => __( 'QR code image', 'hadaya' ),
			'Save “My QR Code” in WeChat and choose it here. Without it, visitors see only your name.' => __( 'Save “My QR Code” in WeChat and choose it here. Without it, visitors see only your name.', 'hadaya' ),
			'QR code heading' => __( 'QR code heading', 'hadaya' ),
			'QR code text' => __( 'QR code text', 'hadaya' ),
			'Open a chat window first' => __( 'Open a chat window first', 'hadaya' ),
			'Welcome message' => __( 'Welcome message', 'hadaya' ),
			'Hello! What would you like to know?' => __( 'Hello! What would you like to know?', 'hadaya' ),
			'Chat window heading' => __( 'Chat window heading', 'hadaya' ),
			'Chat with us on WhatsApp' => __( 'Chat with us on WhatsApp', 'hadaya' ),
			'Agent name' => __( 'Agent name', 'hadaya' ),
			'Agent photo' => __( 'Agent photo', 'hadaya' ),
			'Placeholder' => __( 'Placeholder', 'hadaya' ),
			'My order number is …' => __( 'My order number is …', 'hadaya' ),
			'Show an emoji picker' => __( 'Show an emoji picker', 'hadaya' ),
			'Open automatically once' => __( 'Open automatically once', 'hadaya' ),
			'Consent before the chat' => __( 'Consent before the chat', 'hadaya' ),
			'Visitors tick a box with this text before a chat starts, from every button and link of your shop. Empty: no box.' => __( 'Visitors tick a box with this text before a chat starts, from every button and link of your shop. Empty: no box.', 'hadaya' ),
			'I agree to be contacted on WhatsApp' => __( 'I agree to be contacted on WhatsApp', 'hadaya' ),
			'Privacy page' => __( 'Privacy page', 'hadaya' ),
			'Leave empty to link to the privacy page of the site.' => __( 'Leave empty to link to the privacy page of the site.', 'hadaya' ),
			'Pre-filled message' => __( 'Pre-filled message', 'hadaya' ),
			'Placeholders in braces are replaced with details of the current page. Product placeholders are empty on other pages.' => __( 'Placeholders in braces are replaced with details of the current page. Product placeholders are empty on other pages.', 'hadaya' ),
			'Hello, I am interested in {product}: {url}' => __( 'Hello, I am interested in {product}: {url}', 'hadaya' ),
			'Custom label' => __( 'Custom label', 'hadaya' ),
			'Custom icon' => __( 'Custom icon', 'hadaya' ),
			'Custom colour' => __( 'Custom colour', 'hadaya' ),
			'Colour' => __( 'Colour', 'hadaya' ),
			'Show on desktop' => __( 'Show on desktop', 'hadaya' ),
			'Show on mobile' => __( 'Show on mobile', 'hadaya' ),
			'Open WhatsApp Web on desktop' => __( 'Open WhatsApp Web on desktop', 'hadaya' ),
			'When off, the WhatsApp app opens.' => __( 'When off, the WhatsApp app opens.', 'hadaya' ),
			'Subject' => __( 'Subject', 'hadaya' ),
			'Question about {product}' => __( 'Question about {product}', 'hadaya' ),
			'Multiple agents' => __( 'Multiple agents', 'hadaya' ),
			'Team heading' => __( 'Team heading', 'hadaya' ),
			'Agent order' => __( 'Agent order', 'hadaya' ),
			'Agents' => __( 'Agents', 'hadaya' ),
			'Add agent' => __( 'Add agent', 'hadaya' ),
			'Photo' => __( 'Photo', 'hadaya' ),
			'Working hours' => __( 'Working hours', 'hadaya' ),
			'Without working hours, the agent is always available.' => __( 'Without working hours, the agent is always available.', 'hadaya' ),
			'Add hours' => __( 'Add hours', 'hadaya' ),
			'Days' => __( 'Days', 'hadaya' ),
			'From' => __( 'From', 'hadaya' ),
			'Until' => __( 'Until', 'hadaya' ),
			'Include the contact form' => __( 'Include the contact form', 'hadaya' ),
			'Call to action' => __( 'Call to action', 'hadaya' ),
			'Keep the call to action after the first click' => __( 'Keep the call to action after the first click', 'hadaya' ),
			'Size (px)' => __( 'Size (px)', 'hadaya' ),
			'Position' => __( 'Position', 'hadaya' ),
			'If a page shows two widgets, give them different corners or offsets.' => __( 'If a page shows two widgets, give them different corners or offsets.', 'hadaya' ),
			'Bottom offset (px)' => __( 'Bottom offset (px)', 'hadaya' ),
			'Side offset (px)' => __( 'Side offset (px)', 'hadaya' ),
			'Open channels' => __( 'Open channels', 'hadaya' ),
			'Show a close button' => __( 'Show a close button', 'hadaya' ),
			'Devices' => __( 'Devices', 'hadaya' ),
			'Opening hours' => __( 'Opening hours', 'hadaya' ),
			'Set opening hours' => __( 'Set opening hours', 'hadaya' ),
			'Hours' => __( 'Hours', 'hadaya' ),
			'Time zone' => __( 'Time zone', 'hadaya' ),
			'For example Asia/Muscat.' => __( 'For example Asia/Muscat.', 'hadaya' ),
			'Special hours' => __( 'Special hours', 'hadaya' ),
			'Add special hours' => __( 'Add special hours', 'hadaya' ),
			'Start date' => __( 'Start date', 'hadaya' ),
			'End date' => __( 'End date', 'hadaya' ),
			'Leave empty for a single day.' => __( 'Leave empty for a single day.', 'hadaya' ),
			'Closed' => __( 'Closed', 'hadaya' ),
			'Delay (seconds)' => __( 'Delay (seconds)', 'hadaya' ),
			'Scroll depth (percent)' => __( 'Scroll depth (percent)', 'hadaya' ),
			'Show on exit intent' => __( 'Show on exit intent', 'hadaya' ),
			'Display rules (optional)' => __( 'Display rules (optional)', 'hadaya' ),
			'Add rule' => __( 'Add rule', 'hadaya' ),
			'Action' => __( 'Action', 'hadaya' ),
			'Condition' => __( 'Condition', 'hadaya' ),
			'URL path' => __( 'URL path', 'hadaya' ),
			'For example /shop/.' => __( 'For example /shop/.', 'hadaya' ),
			'URL or ID' => __( 'URL or ID', 'hadaya' ),
			'Tag name' => __( 'Tag name', 'hadaya' ),
			'Language code' => __( 'Language code', 'hadaya' ),
			'For example ar.' => __( 'For example ar.', 'hadaya' ),
			'Role' => __( 'Role', 'hadaya' ),
			'For example customer.' => __( 'For example customer.', 'hadaya' ),
			'Call to action colour' => __( 'Call to action colour', 'hadaya' ),
			'Call to action background' => __( 'Call to action background', 'hadaya' ),
			'Button icon' => __( 'Button icon', 'hadaya' ),
			'Custom image' => __( 'Custom image', 'hadaya' ),
			'Icon colour' => __( 'Icon colour', 'hadaya' ),
			'Design' => __( 'Design', 'hadaya' ),
			'Colour scheme' => __( 'Colour scheme', 'hadaya' ),
			'Layout' => __( 'Layout', 'hadaya' ),
			'Reply time' => __( 'Reply time', 'hadaya' ),
			'Close button label' => __( 'Close button label', 'hadaya' ),
			'Greeting' => __( 'Greeting', 'hadaya' ),
			'Show a greeting card above the channels' => __( 'Show a greeting card above the channels', 'hadaya' ),
			'Card heading' => __( 'Card heading', 'hadaya' ),
			'Hello! How can we help you?' => __( 'Hello! How can we help you?', 'hadaya' ),
			'Card text' => __( 'Card text', 'hadaya' ),
			'Ask us about {product}, delivery or your order.' => __( 'Ask us about {product}, delivery or your order.', 'hadaya' ),
			'Attention effects' => __( 'Attention effects', 'hadaya' ),
			'Animation' => __( 'Animation', 'hadaya' ),
			'Plays until the first click.' => __( 'Plays until the first click.', 'hadaya' ),
			'Show a notification badge' => __( 'Show a notification badge', 'hadaya' ),
			'Badge number' => __( 'Badge number', 'hadaya' ),
			'Badge text colour' => __( 'Badge text colour', 'hadaya' ),
			'Badge colour' => __( 'Badge colour', 'hadaya' ),
			'Blur the page while channels are open' => __( 'Blur the page while channels are open', 'hadaya' ),
			'Show a button in the corner' => __( 'Show a button in the corner', 'hadaya' ),
			'When off, only links, menus and blocks on your pages open the widget.' => __( 'When off, only links, menus and blocks on your pages open the widget.', 'hadaya' ),
			'Hide after (seconds)' => __( 'Hide after (seconds)', 'hadaya' ),
			'0 keeps the widget visible.' => __( '0 keeps the widget visible.', 'hadaya' ),
			'Dates' => __( 'Dates', 'hadaya' ),
			'Limit to certain dates' => __( 'Limit to certain dates', 'hadaya' ),
			'Leave empty to start now.' => __( 'Leave empty to start now.', 'hadaya' ),
			'Leave empty for no end. Dates use the site’s time zone.' => __( 'Leave empty for no end. Dates use the site’s time zone.', 'hadaya' ),
			'Countries' => __( 'Countries', 'hadaya' ),
			'Limit to certain countries' => __( 'Limit to certain countries', 'hadaya' ),
			'Traffic sources' => __( 'Traffic sources', 'hadaya' ),
			'Limit to certain traffic sources' => __( 'Limit to certain traffic sources', 'hadaya' ),
			'Sources' => __( 'Sources', 'hadaya' ),
			'The source of the first page counts for the whole visit. Choose nothing here and below to allow every source.' => __( 'The source of the first page counts for the whole visit. Choose nothing here and below to allow every source.', 'hadaya' ),
			'Sites' => __( 'Sites', 'hadaya' ),
			'Add site' => __( 'Add site', 'hadaya' ),
			'Site' => __( 'Site', 'hadaya' ),
			'A domain or part of one, for example partner.com. Browsers rarely report the exact page.' => __( 'A domain or part of one, for example partner.com. Browsers rarely report the exact page.', 'hadaya' ),
			'Font' => __( 'Font', 'hadaya' ),
			'Arial, Tahoma, Verdana, Georgia or a Google font, loaded after consent if your shop asks for it. Leave empty for the page’s font.' => __( 'Arial, Tahoma, Verdana, Georgia or a Google font, loaded after consent if your shop asks for it. Leave empty for the page’s font.', 'hadaya' ),
			'Send clicks to Google Analytics' => __( 'Send clicks to Google Analytics', 'hadaya' ),
			'Requires Google Analytics on your site.' => __( 'Requires Google Analytics on your site.', 'hadaya' ),
			'Advertising' => __( 'Advertising', 'hadaya' ),
			'Send clicks and messages to Meta, TikTok and Google Ads' => __( 'Send clicks and messages to Meta, TikTok and Google Ads', 'hadaya' ),
			'Requires their tags on your site and the visitor’s marketing consent.' => __( 'Requires their tags on your site and the visitor’s marketing consent.', 'hadaya' ),
			'Google Ads click conversion' => __( 'Google Ads click conversion', 'hadaya' ),
			'For example AW-123456789/AbC-D_efG.' => __( 'For example AW-123456789/AbC-D_efG.', 'hadaya' ),
			'Google Ads message conversion' => __( 'Google Ads message conversion', 'hadaya' ),
			'Custom CSS' => __( 'Custom CSS', 'hadaya' ),
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
			'Working hours time zone' => __( 'Working hours time zone', 'hadaya' ),
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
